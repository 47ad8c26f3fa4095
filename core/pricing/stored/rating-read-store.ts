import type { Database } from '../../db/database.ts';

export type RatingRow = NonNullable<Awaited<ReturnType<typeof loadRating>>>;

/** A listing's rating with the generation that its catalogue version belongs to; undefined before it was rated. */
export function loadRating(db: Database, listingId: number) {
  return db
    .selectFrom('listing')
    .innerJoin('listingRating', 'listingRating.listingId', 'listing.id')
    .leftJoin('version', 'version.id', 'listing.versionId')
    .leftJoin('generation', 'generation.id', 'version.generationId')
    .select([
      'listingRating.label',
      'listingRating.estimateEur',
      'listingRating.bandLowEur',
      'listingRating.bandHighEur',
      'listingRating.scaleLowEur',
      'listingRating.scaleHighEur',
      'listingRating.sampleSize',
      'listingRating.groupLevel',
      'listingRating.explanation',
      'listingRating.updatedAt as ratedAt',
      'generation.id as generationId',
      'generation.name as generation',
    ])
    .where('listing.id', '=', listingId)
    .executeTakeFirst();
}

/** What the prices of these listings are measured by; those without an estimate are missing. */
export async function loadEstimates(db: Database, listingIds: readonly number[]) {
  const rows = await db
    .selectFrom('listingRating')
    .select(['listingId', 'estimateEur', 'bandLowEur', 'bandHighEur'])
    .where('listingId', 'in', listingIds)
    .where('estimateEur', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ listingId, estimateEur, bandLowEur, bandHighEur }) => [
      listingId,
      { estimateEur: Number(estimateEur), bandLowEur: Number(bandLowEur), bandHighEur: Number(bandHighEur) },
    ]),
  );
}
