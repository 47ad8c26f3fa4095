import type { PriceRatingLabel } from '@kardan/contract/values/price-ratings';
import type { Database } from '../db/database.ts';
import { labelOf } from './rating/rating-rules.ts';
import { loadEstimates } from './stored/rating-read-store.ts';

/** How listings would be rated at these prices, by what is known of them now. */
export async function labelPrices(
  db: Database,
  prices: ReadonlyMap<number, number>,
): Promise<Map<number, PriceRatingLabel>> {
  if (prices.size === 0) return new Map();
  const estimates = await loadEstimates(db, [...prices.keys()]);
  return new Map(
    [...prices].map(([listingId, priceEur]) => {
      const estimate = estimates.get(listingId);
      return [listingId, estimate ? labelOf(priceEur, estimate) : 'unknown'];
    }),
  );
}
