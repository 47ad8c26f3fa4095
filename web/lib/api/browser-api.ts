import type { Calls } from '@kardan/contract/calls/calls';
import { type Client, createClient } from '@kardan/contract/client/client';

/** The API as the browser calls it: through the site's own origin, which passes the calls on. */
export const browserApi: Client<Calls> = createClient({ host: '' });
