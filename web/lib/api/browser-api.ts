import type { Calls } from '@kardan/contract/calls/calls';
import { type Client, createClient } from '@kardan/contract/client/client';

/**
 * The API as the browser calls it: at the origin that the page names, else through the site's own, which passes the calls
 * on. No script holds it, so that one build serves any installation.
 */
export const browserApi: Client<Calls> = createClient({ host: apiOrigin() });

function apiOrigin(): string {
  // A server that prepares a page calls nothing by this client.
  return typeof document === 'undefined' ? '' : (document.documentElement.dataset.apiOrigin ?? '');
}
