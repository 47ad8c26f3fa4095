import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export type ComparableCandidate = Awaited<ReturnType<typeof loadCandidates>>[number];

/** Candidates on either side of the car's age: enough that similar mileage and power are among them. */
const perSide = 150;

/**
 * Cars of a model that are nearest in age to one first registered in this month, on offer or sold after this moment; without
 * a month, cars never registered. Reads a few hundred entries of an index, however many cars the model has.
 */
export async function loadCandidates(
  db: Database,
  car: { id: number; modelId: number; firstRegistration: string | null },
  soldAfter: Date,
) {
  if (car.firstRegistration === null) {
    return selectCandidate(db, car, soldAfter)
      .where('listing.firstRegistration', 'is', null)
      .limit(2 * perSide)
      .execute();
  }
  const [older, younger] = await Promise.all([
    selectCandidate(db, car, soldAfter)
      .where('listing.firstRegistration', '<', car.firstRegistration)
      .orderBy('listing.firstRegistration', 'desc')
      .limit(perSide)
      .execute(),
    selectCandidate(db, car, soldAfter)
      .where('listing.firstRegistration', '>=', car.firstRegistration)
      .orderBy('listing.firstRegistration')
      .limit(perSide)
      .execute(),
  ]);
  return [...older, ...younger];
}

function selectCandidate(db: Database, { id, modelId }: { id: number; modelId: number }, soldAfter: Date) {
  return (
    db
      .selectFrom('listing')
      .innerJoin('dealership', 'dealership.id', 'listing.dealershipId')
      .leftJoin('version', 'version.id', 'listing.versionId')
      .select([
        'listing.id',
        'listing.state',
        'listing.priceEur',
        'listing.category',
        'listing.mileageKm',
        'listing.firstRegistration',
        'listing.powerKw',
        'listing.body',
        'listing.fuel',
        'listing.gearbox',
        'version.generationId',
      ])
      .where('listing.modelId', '=', modelId)
      .where('listing.id', '<>', id)
      .where('dealership.state', '=', 'active')
      // Written out, so that the index of exactly these states is used.
      .where(sql<boolean>`listing.state in ('active', 'reserved', 'sold')`)
      .where(sql<boolean>`(listing.state <> 'sold' or listing.ended_at > ${soldAfter})`)
  );
}

/** What is shown of comparables. */
export function loadComparables(db: Database, listingIds: readonly number[]) {
  return db
    .selectFrom('listing')
    .leftJoin('listingRating', 'listingRating.listingId', 'listing.id')
    .select([
      'listing.id',
      'listing.slug',
      'listing.title',
      'listing.state',
      'listing.priceEur',
      'listing.novaIncluded',
      'listing.mileageKm',
      'listing.firstRegistration',
      'listing.powerKw',
      'listing.body',
      'listing.fuel',
      'listing.gearbox',
      'listingRating.label as ratingLabel',
      'listingRating.estimateEur',
    ])
    .select((row) =>
      row
        .selectFrom('listingImage')
        .innerJoin('image', 'image.id', 'listingImage.imageId')
        .select('image.contentHash')
        .whereRef('listingImage.listingId', '=', 'listing.id')
        .orderBy('listingImage.position')
        .limit(1)
        .as('contentHash'),
    )
    .where('listing.id', 'in', [...listingIds])
    .execute();
}
