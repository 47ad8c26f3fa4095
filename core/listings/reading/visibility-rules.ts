import { viennaDaysBetween } from '@kardan/contract/values/vienna-day';
import type { DealershipState, ListingState } from '../../db/schema.gen.ts';
import { isOnOffer } from '../changing/offer-rules.ts';

/** How long a sold car stays reachable as sold. */
const soldDaysShown = 30;
const dayMs = 86_400_000;

export interface VisibilityFacts {
  state: ListingState;
  publishedAt: Date | null;
  endedAt: Date | null;
  dealershipState: DealershipState;
}

/** What a visitor may learn of a listing: all of it, that it is gone, or not even that it ever was. */
export function visibilityOf(listing: VisibilityFacts, now: Date): 'shown' | 'gone' | 'unknown' {
  // What was never public must not show by a different answer that it exists.
  if (listing.state === 'draft' || !listing.publishedAt || listing.dealershipState === 'sandbox') return 'unknown';
  if (isOnOffer(listing.state, listing.dealershipState)) return 'shown';
  if (listing.dealershipState !== 'active' || listing.state !== 'sold' || !listing.endedAt) return 'gone';
  return listing.endedAt >= soldShownSince(now) ? 'shown' : 'gone';
}

/** Cars that were sold before this moment are not reachable any more. */
export function soldShownSince(now: Date): Date {
  return new Date(now.getTime() - soldDaysShown * dayMs);
}

/** Days by the calendar that a car has been on offer, or was until it was sold: one of yesterday evening was put there yesterday. */
export function daysOnline(publishedAt: Date, endedAt: Date | null, now: Date): number {
  return Math.max(0, viennaDaysBetween(publishedAt, endedAt ?? now));
}
