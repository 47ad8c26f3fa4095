import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../../testing/build-listing.ts';
import { fillWithListings } from '../../testing/fill-with-listings.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { refreshListingsInCity } from './refresh-listings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('every listing of a large city gets one new revision and its jobs, behind fresh changes', async () => {
  const { db } = database;
  const count = 1_100;
  await fillWithListings(db, count);
  const { cityId } = await db
    .selectFrom('listing')
    .innerJoin('dealership', 'dealership.id', 'listing.dealershipId')
    .select('dealership.cityId')
    .executeTakeFirstOrThrow();
  const { id: other } = await db
    .selectFrom('city')
    .select('id')
    .where('id', '<>', cityId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const elsewhere = await buildListing(db, { cityId: other });
  expect(await refreshListingsInCity(database, cityId)).toBe(count);
  const revised = await db.selectFrom('listing').select('id').where('revision', '=', 2).execute();
  expect(revised).toHaveLength(count);
  for (const name of ['index-listing', 'match-listing', 'inspect-listing']) {
    const { rows } = await sql<{ jobs: number; listings: number; most: number; elsewhere: number }>`
      select
        count(*)::int as jobs, count(distinct data ->> 'listingId')::int as listings, max(priority)::int as most,
        count(*) filter (where (data ->> 'listingId')::int = ${elsewhere.id})::int as elsewhere
      from pgboss.job where name = ${name}`.execute(db);
    expect(rows).toEqual([{ jobs: count, listings: count, most: 0, elsewhere: 0 }]);
  }
});
