import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { InquirySubject } from '@kardan/contract/values/contact';

/** What is looked for near a place: a car like one that is listed, or what a search describes. */
export type Wanted =
  | { listingId: number }
  | {
      filters: SearchFilters;
      /** The slug of a version, where the search names one model. */
      version?: string;
    };

/** Whom a form writes to, and about what; who is near, the server decides. */
export type About =
  | { kind: 'listing'; listingId: number }
  | { kind: 'dealership'; dealershipId: number }
  | { kind: 'nearby'; wanted: Wanted };

/** What a form asks for: near a place it is the same, whatever it is about. */
export type FormSubject = InquirySubject | 'nearby';

export function keyOf(about: About): string {
  if (about.kind === 'nearby') return `nearby-${JSON.stringify(about.wanted)}`;
  return about.kind === 'listing' ? `listing-${about.listingId}` : `dealership-${about.dealershipId}`;
}
