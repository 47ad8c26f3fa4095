import {
  type StatisticsKind,
  type StatisticsSource,
  statisticsKinds,
  statisticsSources,
} from '@kardan/contract/values/statistics-kinds';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { ensureStatisticsPartitions } from '../ensure-statistics-partitions.ts';
import { recordStatistics } from '../record-statistics.ts';
import { rollUpStatistics } from './roll-up-statistics.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await ensureStatisticsPartitions(database);
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(() =>
  sql`truncate statistics_event, statistics_of_listing, statistics_of_day, statistics_of_make, statistics_of_month,
    statistics_of_listing_month, statistics_of_listing_life`
    .execute(database.owner)
    .then(() => undefined),
);

interface Happened {
  at: string | number;
  kind?: StatisticsKind;
  dealershipId?: number;
  listingId?: number | null;
  source?: StatisticsSource;
}

const write = (events: Happened[]) =>
  database.db
    .insertInto('statisticsEvent')
    .values(
      events.map(({ at, kind = 'view', dealershipId = 1, listingId = 7, source = 'direct' }) => ({
        occurredAt: new Date(at),
        kind,
        dealershipId,
        listingId,
        source,
      })),
    )
    .execute();

/** Views of each day. */
async function viewsByDay(): Promise<Record<string, number>> {
  const { rows } = await sql<{ day: string; views: number }>`
    select day, sum(views)::integer as views from statistics_of_listing group by day order by day`.execute(database.db);
  return Object.fromEntries(rows.map(({ day, views }) => [day, views]));
}

test('a day is one in Vienna, also when it has 23 or 25 hours', async () => {
  await write([
    { at: '2026-03-28T22:59:59Z' },
    { at: '2026-03-28T23:00:00Z' },
    { at: '2026-03-29T21:59:59Z' },
    { at: '2026-03-29T22:00:00Z' },
    { at: '2026-10-24T21:59:59Z' },
    { at: '2026-10-24T22:00:00Z' },
    // Half past two comes twice in this night.
    { at: '2026-10-25T00:30:00Z' },
    { at: '2026-10-25T01:30:00Z' },
    { at: '2026-10-25T22:59:59Z' },
    { at: '2026-10-25T23:00:00Z' },
  ]);
  await rollUpStatistics(database);
  expect(await viewsByDay()).toEqual({
    '2026-03-28': 1,
    '2026-03-29': 2,
    '2026-03-30': 1,
    '2026-10-24': 1,
    '2026-10-25': 4,
    '2026-10-26': 1,
  });
});

test('each kind has its column, by car, and by category and federal state; what is no car has its place too', async () => {
  const { db } = database;
  const car = await buildListing(db, { category: 'one-year' });
  await recordStatistics(
    db,
    statisticsKinds.flatMap((kind, place) =>
      Array.from({ length: place + 1 }, () => ({ kind, dealershipId: car.dealershipId, listingId: car.id })),
    ),
  );
  await recordStatistics(db, [{ kind: 'inquiry', dealershipId: car.dealershipId, listingId: null }]);
  await rollUpStatistics(database);
  const counted = {
    impressions: 1,
    views: 2,
    phonesShown: 3,
    inquiries: 4,
    prints: 5,
    parked: 6,
    shared: 7,
    scans: 8,
    directions: 9,
    websites: 10,
  };
  const ofListings = await db.selectFrom('statisticsOfListing').selectAll().orderBy('listingId').execute();
  expect(ofListings).toMatchObject([
    { dealershipId: car.dealershipId, listingId: car.id, ...counted },
    { dealershipId: car.dealershipId, listingId: null, inquiries: 1, views: 0 },
  ]);
  const { regionId } = await db
    .selectFrom('dealership')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .innerJoin('district', 'district.id', 'city.districtId')
    .select('district.regionId')
    .where('dealership.id', '=', car.dealershipId)
    .executeTakeFirstOrThrow();
  const ofDay = await db.selectFrom('statisticsOfDay').selectAll().orderBy('category').execute();
  expect(ofDay).toMatchObject([
    { category: 'one-year', regionId, ...counted },
    { category: null, regionId, inquiries: 1, views: 0 },
  ]);
});

test('what is still being written when a later event is rolled up is not left out', async () => {
  const { db } = database;
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
  const slow = inTransaction(db, async (tx) => {
    await recordStatistics(tx, [{ kind: 'view', dealershipId: 1, listingId: 7 }]);
    written();
    await mayCommit;
  });
  await isWritten;
  await recordStatistics(db, [{ kind: 'view', dealershipId: 1, listingId: 7 }]);
  await expect(rollUpStatistics(database)).rejects.toThrow('lock timeout');
  commit();
  await slow;
  await rollUpStatistics(database);
  expect(await viewsByDay()).toEqual({ [viennaDay(Date.now())]: 2 });
});

test('roll-ups of several workers at once count everything once', async () => {
  await write(Array.from({ length: 500 }, (_, i) => ({ at: '2026-11-10T12:00:00Z', listingId: i % 20 })));
  await Promise.all(Array.from({ length: 4 }, () => rollUpStatistics(database, { chunk: 40 })));
  expect(await viewsByDay()).toEqual({ '2026-11-10': 500 });
});

test('however events and roll-ups follow each other, the counts are those of the events, late ones included', async () => {
  const moment = fc
    .integer({ min: Date.parse('2026-10-23T00:00Z') / 60_000, max: Date.parse('2026-10-27T00:00Z') / 60_000 })
    .map((minute) => minute * 60_000);
  const happened = fc.record({
    at: moment,
    kind: fc.constantFrom(...statisticsKinds),
    dealershipId: fc.integer({ min: 1, max: 3 }),
    listingId: fc.option(fc.integer({ min: 1, max: 4 })),
    source: fc.constantFrom(...statisticsSources),
  });
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(fc.array(happened, { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 20 }),
        async (batches, chunk) => {
          for (const batch of batches) {
            await write(batch);
            await rollUpStatistics(database, { chunk });
            await rollUpStatistics(database, { chunk });
          }
          const events = batches.flat();
          const keys = events.map(
            ({ at, kind, dealershipId, listingId, source }) =>
              `${viennaDay(at)} ${dealershipId} ${listingId} ${source} ${kind}`,
          );
          const expected = Object.fromEntries(
            [...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]),
          );
          expect(await countsByKey()).toEqual(expected);
          const { rows } = await sql<{ all: number }>`
            select sum(impressions + views + phones_shown + inquiries + prints + parked + shared + scans + directions
              + websites)::integer as all
            from statistics_of_day`.execute(database.db);
          expect(rows[0]?.all).toBe(events.length);
        },
      )
      .afterEach(() =>
        sql`truncate statistics_event, statistics_of_listing, statistics_of_day, statistics_of_make, statistics_of_month,
    statistics_of_listing_month, statistics_of_listing_life`
          .execute(database.owner)
          .then(() => undefined),
      ),
    { numRuns: 25 },
  );
});

/** Each count that is not zero, under the same names as above. */
async function countsByKey(): Promise<Record<string, number>> {
  const rows = await database.db.selectFrom('statisticsOfListing').selectAll().execute();
  return Object.fromEntries(
    rows.flatMap(({ day, dealershipId, listingId, source, ...counts }) =>
      [
        ['impression', counts.impressions] as const,
        ['view', counts.views] as const,
        ['phone-shown', counts.phonesShown] as const,
        ['inquiry', counts.inquiries] as const,
        ['print', counts.prints] as const,
        ['parked', counts.parked] as const,
        ['shared', counts.shared] as const,
        ['scan', counts.scans] as const,
        ['directions', counts.directions] as const,
        ['website', counts.websites] as const,
      ]
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => [`${day} ${dealershipId} ${listingId} ${source} ${kind}`, count]),
    ),
  );
}
