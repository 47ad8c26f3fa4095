import type { FieldIssue } from '../../kernel/errors.ts';

/** What the portal has blocked stays as it was judged, for whoever judges it again; its dealership can only withdraw it. */
export function blockIssues(listing: { blockedReason: string | null } | undefined): FieldIssue[] {
  if (!listing || listing.blockedReason === null) return [];
  return [{ path: ['state'], code: 'invalid-transition', message: 'the portal has blocked the listing' }];
}
