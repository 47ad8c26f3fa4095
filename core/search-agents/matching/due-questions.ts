import { isOnOffer } from '../../listings/changing/offer-rules.ts';
import type { ListingDocument } from '../../search/index/listing-document.ts';
import type { ReadListing } from '../../search/index/read-listing-documents.ts';

/** What agents are asked about a car: who has it in their search, and is to be told what. */
export interface Question {
  listingId: number;
  event: 'new-car' | 'price-drop' | 'sold';
  /** The new price of a drop, 0 otherwise: each price is told once. */
  priceEur: number;
  car: ListingDocument;
  /** Only agents that were active before this moment. */
  activeBefore: Date;
  /** Only agents that have been active since this moment, or later. */
  activeFrom?: Date;
  /** The car as it was; only agents that it did not suit then. */
  unlike?: ListingDocument;
}

/** What happened longer ago is no news, whatever brings the listing here again. */
const newsMs = 7 * 86_400_000;

/**
 * What there is to tell of a listing as it is now, by its own facts alone. A car is new to whoever was waiting when it was
 * published, and to whoever its price kept from it until now; a change of its description makes it new to nobody. A price
 * drop is told only where the law calls it one.
 */
export function dueQuestions(listing: ReadListing, before: ListingDocument | null, now: Date): Question[] {
  const { id: listingId, document: car, publishedAt, endedAt, priceChangedAt } = listing;
  const isRecent = (moment: Date) => now.getTime() - moment.getTime() <= newsMs;
  const question = { listingId, priceEur: 0, car };
  if (isOnOffer(listing.state, listing.dealershipState) && publishedAt) {
    const isNew: Question = { ...question, event: 'new-car', activeBefore: publishedAt };
    if (!before || !priceChangedAt || !isRecent(priceChangedAt)) return [isNew];
    const activeBefore = priceChangedAt;
    const comesIntoReach: Question = {
      ...question,
      event: 'new-car',
      activeFrom: publishedAt,
      activeBefore,
      unlike: before,
    };
    if (listing.reducedFromEur === null) return [isNew, comesIntoReach];
    return [isNew, comesIntoReach, { ...question, event: 'price-drop', activeBefore, priceEur: listing.priceEur }];
  }
  const sold = listing.state === 'sold' && listing.dealershipState === 'active';
  return sold && endedAt && isRecent(endedAt) ? [{ ...question, event: 'sold', activeBefore: endedAt }] : [];
}

/** The car at the price it had before the last drop; null when it did not drop. */
export function carBeforeDrop(
  { document, priceEur, previousPriceEur }: ReadListing,
  priceRating: string,
): ListingDocument | null {
  if (previousPriceEur === null || previousPriceEur <= priceEur) return null;
  const flags = document.flags.filter((flag) => flag !== 'priceReduced');
  return { ...document, priceEur: previousPriceEur, priceRating, flags } as ListingDocument;
}
