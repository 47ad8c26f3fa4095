import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { offerStates } from '../listings/changing/offer-rules.ts';
import { dealershipsPerRange, listingsPerRange } from './range-rules.ts';

interface IdRange {
  from: number;
  below: number;
}

/**
 * Every range that has cars on offer, and when one of its cars changed last; a car that is gone since counts, for the list
 * changed by it. A step or two in an index for each range and state: `limit` keeps the planner from reading all listings.
 */
export async function loadListingRanges(db: Database): Promise<{ range: number; changedAt: Date }[]> {
  // Written out, since the index is only found by the very same expression.
  const rangeOfListing = sql`listing.id / ${sql.lit(listingsPerRange)}`;
  const { rows } = await sql<{ range: number; changedAt: Date }>`
    select ranges.number as range, max(latest.updated_at) as changed_at
    from generate_series(0, (select max(id) from listing) / ${sql.lit(listingsPerRange)}) as ranges (number)
    cross join lateral (
      select from listing join dealership on dealership.id = listing.dealership_id
      where ${rangeOfListing} = ranges.number and listing.state in (${sql.join(offerStates)}) and dealership.state = 'active'
      limit 1
    ) as on_offer
    cross join unnest(enum_range('active'::listing_state, null)) as states (state)
    cross join lateral (
      select listing.updated_at from listing
      where ${rangeOfListing} = ranges.number and listing.state = states.state
      order by listing.updated_at desc
      limit 1
    ) as latest
    group by ranges.number
    order by ranges.number`.execute(db);
  return rows;
}

/**
 * The next cars on offer of a range, by id. The dealership is looked up for each car: joined, it tempts the planner to read
 * all cars of a large dealership and to sort them.
 */
export function loadListingsOnOffer(db: Database, { from, below }: IdRange, limit: number) {
  return db
    .selectFrom('listing')
    .select(['id', 'slug', 'updatedAt as changedAt'])
    .where('id', '>=', from)
    .where('id', '<', below)
    .where('state', 'in', offerStates)
    .where((where) =>
      where(
        where
          .selectFrom('dealership')
          .select('dealership.state')
          .whereRef('dealership.id', '=', 'listing.dealershipId'),
        '=',
        'active',
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Every range that has active dealerships. */
export async function loadDealershipRanges(db: Database): Promise<number[]> {
  const ranges = await db
    .selectFrom('dealership')
    .select(sql<number>`dealership.id / ${sql.lit(dealershipsPerRange)}`.as('range'))
    .where('state', '=', 'active')
    .distinct()
    .orderBy('range')
    .execute();
  return ranges.map(({ range }) => range);
}

export function loadActiveDealerships(db: Database, { from, below }: IdRange) {
  return db
    .selectFrom('dealership')
    .select(['id', 'slug', 'updatedAt as changedAt'])
    .where('id', '>=', from)
    .where('id', '<', below)
    .where('state', '=', 'active')
    .orderBy('id')
    .execute();
}

/** What the dealerships of a range have on offer: each make, and when one of its cars changed last. */
export function loadMakesInStock(db: Database, { from, below }: IdRange) {
  return db
    .selectFrom('listing')
    .innerJoin('make', 'make.id', 'listing.makeId')
    .select(['listing.dealershipId', 'make.slug'])
    .select((row) => row.fn.max('listing.updatedAt').as('changedAt'))
    .where('listing.dealershipId', '>=', from)
    .where('listing.dealershipId', '<', below)
    .where('listing.state', 'in', offerStates)
    .groupBy(['listing.dealershipId', 'make.slug'])
    .orderBy('make.slug')
    .execute();
}

/** Federal states with the number of active dealerships in each. */
export function countDealershipsByRegion(db: Database) {
  return db
    .selectFrom('dealership')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .innerJoin('district', 'district.id', 'city.districtId')
    .innerJoin('region', 'region.id', 'district.regionId')
    .select(['region.id', 'region.slug', 'region.name'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('dealership.state', '=', 'active')
    .groupBy('region.id')
    .execute();
}

/** Makes with the number of active dealerships that sell or service them. */
export function countDealershipsByMake(db: Database) {
  return db
    .selectFrom('dealershipMake')
    .innerJoin('dealership', 'dealership.id', 'dealershipMake.dealershipId')
    .innerJoin('make', 'make.id', 'dealershipMake.makeId')
    .select(['make.id', 'make.slug', 'make.name'])
    .select((row) => row.fn.count<number>('dealership.id').distinct().as('count'))
    .where('dealership.state', '=', 'active')
    .groupBy('make.id')
    .execute();
}
