import type { PriceRating } from '@kardan/contract/calls/listings/price-rating';
import type { Database } from '../../db/database.ts';
import { comparePrice } from '../../pricing/compare-price.ts';
import { readListing } from './read-listing.ts';
import { soldShownSince } from './visibility-rules.ts';

/**
 * How a car's price compares, with the cars it is compared with that visitors can still look at. What a visitor may not see
 * of a listing has no rating either.
 */
export async function readPriceRating(
  services: { db: Database },
  reference: string,
  now = new Date(),
): Promise<PriceRating> {
  const listing = await readListing(services, reference, 'de-AT', now);
  return comparePrice(services, listing, soldShownSince(now));
}
