import type { IncomingMessage } from 'node:http';

/** How Next is asked for drafts, or to make a page or what it keeps anew. */
const keyed = ['cookie', 'x-prerender-revalidate', 'x-next-revalidate-tag-token'];

/**
 * Next shows drafts and forgets what it keeps for whoever knows a key of its build. We have no drafts there, and a key that lies
 * in an image is no secret: nothing that could bring one gets that far. Public pages read no cookie.
 */
export function lockPreviews({ headers }: IncomingMessage): void {
  for (const name of keyed) delete headers[name];
}
