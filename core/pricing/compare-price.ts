import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { PriceRating } from '@kardan/contract/calls/listings/price-rating';
import type { Database } from '../db/database.ts';
import { findComparables } from './comparables/find-comparables.ts';
import { loadRating, type RatingRow } from './stored/rating-read-store.ts';
import { readExplanation } from './stored/stored-explanation.ts';

/**
 * How a car's price compares, what it is explained by, and the cars it is compared with, from PostgreSQL alone; sold ones
 * among them that were sold after this moment.
 */
export async function comparePrice(
  { db }: { db: Database },
  listing: ListingDetail,
  soldAfter: Date,
): Promise<PriceRating> {
  const rating = await loadRating(db, listing.id);
  const car = {
    ...listing,
    modelId: listing.model.id,
    firstRegistration: listing.firstRegistration && `${listing.firstRegistration}-01`,
    generationId: rating?.generationId ?? null,
  };
  const comparables = await findComparables(db, car, soldAfter);
  return {
    listingId: listing.id,
    label: rating?.label ?? 'unknown',
    priceEur: listing.priceEur,
    sampleSize: rating?.sampleSize ?? 0,
    estimate: rating ? estimateOf(rating, listing) : null,
    comparables,
    asOf: rating?.ratedAt?.toISOString() ?? null,
  };
}

function estimateOf(
  rating: RatingRow,
  { make, model, fuel, body }: Pick<ListingDetail, 'make' | 'model' | 'fuel' | 'body'>,
): PriceRating['estimate'] {
  const { estimateEur, bandLowEur, bandHighEur, scaleLowEur, scaleHighEur, groupLevel: level } = rating;
  if (estimateEur === null || bandLowEur === null || bandHighEur === null || level === null) return null;
  if (scaleLowEur === null || scaleHighEur === null) return null;
  return {
    estimateEur,
    bandLowEur,
    bandHighEur,
    scaleLowEur,
    scaleHighEur,
    group: {
      level,
      make: make.name,
      model: level === 'make-body' ? null : model.name,
      generation: level === 'variant' ? rating.generation : null,
      fuel: level === 'variant' ? fuel : null,
      body: level === 'make-body' ? body : null,
    },
    ...readExplanation(rating.explanation),
  };
}
