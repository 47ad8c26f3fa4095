import type { PriceRating } from '@kardan/contract/calls/listings/price-rating';
import type { Database } from '../db/database.ts';
import { readListing } from '../listings/read-listing.ts';
import { findComparables } from './comparables/find-comparables.ts';
import { loadRating, type RatingRow } from './stored/rating-read-store.ts';
import { readExplanation } from './stored/stored-explanation.ts';

/**
 * How a car's price compares, what it is explained by, and the cars it is compared with, from PostgreSQL alone. What a
 * visitor may not see of a listing has no rating either.
 */
export async function readPriceRating(services: { db: Database }, reference: string): Promise<PriceRating> {
  const listing = await readListing(services, reference);
  const rating = await loadRating(services.db, listing.id);
  const comparables = await findComparables(services.db, {
    ...listing,
    modelId: listing.model.id,
    firstRegistration: listing.firstRegistration && `${listing.firstRegistration}-01`,
    generationId: rating?.generationId ?? null,
  });
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
  { make, model, fuel, body }: Pick<Awaited<ReturnType<typeof readListing>>, 'make' | 'model' | 'fuel' | 'body'>,
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
