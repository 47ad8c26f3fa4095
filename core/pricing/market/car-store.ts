import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { outsideSandboxes } from '../../db/outside-sandboxes.ts';
import { soldDaysCounted } from './market-rules.ts';

export type CarRow = Awaited<ReturnType<typeof loadCars>>[number];
export type RatedCarRow = Awaited<ReturnType<typeof loadMarketAfter>>[number];

/** What prices are explained by, of those of these listings that are on offer or were sold; in order of id. */
export function loadCars(db: Database | Tx, listingIds: readonly number[]) {
  return selectCar(db)
    .where('listing.id', 'in', [...listingIds])
    .where('listing.state', 'in', ['active', 'reserved', 'sold'])
    .orderBy('listing.id')
    .execute();
}

/** The next cars of the market in order of id, with what is noted of their last rating. */
export function loadMarketAfter(db: Database, afterId: number, limit: number) {
  return selectCar(db)
    .leftJoin('listingRating', 'listingRating.listingId', 'listing.id')
    .select([
      'listingRating.label as ratedLabel',
      'listingRating.estimateEur as ratedEstimateEur',
      'listingRating.sampleSize as ratedSampleSize',
      'listingRating.groupLevel as ratedLevel',
      sql<number | null>`(listing_rating.explanation ->> 'version')::int`.as('ratedExplanationVersion'),
    ])
    .where('listing.id', '>', afterId)
    .where(outsideSandboxes)
    .where((where) =>
      where.or([
        where('listing.state', 'in', ['active', 'reserved']),
        where.and([
          where('listing.state', '=', 'sold'),
          where('listing.endedAt', '>', sql<Date>`now() - make_interval(days => ${soldDaysCounted})`),
        ]),
      ]),
    )
    .orderBy('listing.id')
    .limit(limit)
    .execute();
}

/** About how many cars the market has, for progress: what the database's statistics say. */
export async function countMarketRoughly(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select greatest(reltuples, 0)::bigint as count from pg_class where oid = 'listing'::regclass`.execute(db);
  return rows[0]?.count ?? 0;
}

function selectCar(db: Database | Tx) {
  return db
    .selectFrom('listing')
    .leftJoin('version', 'version.id', 'listing.versionId')
    .select([
      'listing.id',
      'listing.revision',
      'listing.priceEur',
      'listing.makeId',
      'listing.modelId',
      'version.generationId',
      'version.priceNewEur as newPriceEur',
      'listing.category',
      'listing.body',
      'listing.fuel',
      'listing.gearbox',
      'listing.drive',
      'listing.powerKw',
      'listing.mileageKm',
      'listing.firstRegistration',
      'listing.accidentFree',
      'listing.novaIncluded',
      // Words in one text: the driver takes 70 µs to read an array of 47 items.
      sql<string>`array_to_string(listing.equipment, ' ')`.as('equipment'),
    ]);
}
