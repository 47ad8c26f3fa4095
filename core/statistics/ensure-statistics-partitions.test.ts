import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { untilWaiting } from '../testing/until-waiting.ts';
import { ensureStatisticsPartitions } from './ensure-statistics-partitions.ts';
import { recordStatistics } from './record-statistics.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** How many events lie in which partition. */
async function places(): Promise<Record<string, number>> {
  const { rows } = await sql<{ place: string; count: number }>`
    select tableoid::regclass::text as place, count(*) from statistics_event group by 1`.execute(database.db);
  return Object.fromEntries(rows.map(({ place, count }) => [place, count]));
}

test('partitions reach two weeks ahead, take what came before them, and are made once, by several at once too', async () => {
  const { db } = database;
  await recordStatistics(db, [{ kind: 'inquiry', dealershipId: 1, listingId: 7 }]);
  expect(await places()).toEqual({ statistics_event_default: 1 });
  const added = await Promise.all([ensureStatisticsPartitions({ db }), ensureStatisticsPartitions({ db })]);
  expect(added.reduce((sum, days) => sum + days)).toBe(15);
  expect(await ensureStatisticsPartitions({ db })).toBe(0);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format().replaceAll('-', '');
  expect(await places()).toEqual({ [`statistics_event_${today}`]: 1 });
  await recordStatistics(db, [{ kind: 'inquiry', dealershipId: 1, listingId: null }]);
  expect(await places()).toEqual({ [`statistics_event_${today}`]: 2 });
});

test('an event that is written while its day’s partition is added is neither lost nor refused', async () => {
  await using fresh = await createTestDatabase();
  const event = { kind: 'inquiry', dealershipId: 1, listingId: 7 } as const;
  let written: Promise<void> | undefined;
  await inTransaction(fresh.db, async (tx) => {
    await sql`select add_statistics_partition((now() at time zone 'Europe/Vienna')::date)`.execute(tx);
    written = recordStatistics(fresh.db, [event]);
    await untilWaiting(fresh.db, { like: '%insert into "statistics_event"%' });
  });
  await written;
  const { rows } = await sql`select from statistics_event`.execute(fresh.db);
  expect(rows).toHaveLength(1);
});

test('a day is a day in Vienna, also when it has 23 or 25 hours', async () => {
  const { db } = database;
  const days = ['2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31', '2027-11-01'];
  for (const day of days) await sql`select add_statistics_partition(${day}::date)`.execute(db);
  const { rows } = await sql<{ bound: string }>`
    select pg_get_expr(relpartbound, oid) as bound from pg_class
    where relname like 'statistics_event_2027%' and relkind = 'r' order by relname`.execute(db);
  const moments = rows.map(({ bound }) => [...bound.matchAll(/'([^']+)'/g)].map(([, moment]) => new Date(`${moment}`)));
  expect(moments.map(([from, to]) => (Number(to) - Number(from)) / 3_600_000)).toEqual([24, 23, 24, 24, 25, 24]);
  expect(moments[0]?.[0]?.toISOString()).toBe('2027-03-26T23:00:00.000Z');
});
