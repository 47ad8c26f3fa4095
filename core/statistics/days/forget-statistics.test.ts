import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { forgetStatistics } from './forget-statistics.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const now = Date.parse('2026-11-16T02:00:00Z');

test('events go after seven days, with their day or one by one, and are rolled up before they do', async () => {
  const { db } = database;
  for (const day of ['2026-11-07', '2026-11-08', '2026-11-09']) {
    await sql`select add_statistics_partition(${day}::date)`.execute(db);
  }
  const moments = ['2026-10-01T12:00Z', '2026-11-08T22:59Z', '2026-11-08T23:01Z', '2026-11-15T12:00Z'];
  await db
    .insertInto('statisticsEvent')
    .values(moments.map((at) => ({ occurredAt: new Date(at), kind: 'view', dealershipId: 1, listingId: 7 })))
    .execute();
  await forgetStatistics(database, now);
  const kept = await db.selectFrom('statisticsEvent').select('occurredAt').orderBy('occurredAt').execute();
  expect(kept.map(({ occurredAt }) => occurredAt.toISOString().slice(0, 16))).toEqual([
    '2026-11-08T23:01',
    '2026-11-15T12:00',
  ]);
  const { rows } = await sql<{ day: string; views: number }>`
    select day, views::integer from statistics_of_day order by day`.execute(db);
  expect(rows).toEqual([
    { day: '2026-10-01', views: 1 },
    { day: '2026-11-08', views: 1 },
    { day: '2026-11-09', views: 1 },
    { day: '2026-11-15', views: 1 },
  ]);
  const { rows: partitions } = await sql<{ name: string }>`
    select relname as name from pg_class where relname like 'statistics_event_2%' and relkind = 'r'`.execute(db);
  expect(partitions).toEqual([{ name: 'statistics_event_20261109' }]);
});

test('counts of a car go when thirteen months are over, by whole months', async () => {
  const { db } = database;
  await sql`truncate statistics_event, statistics_of_listing`.execute(database.owner);
  for (const day of ['2025-09-01', '2025-10-01']) {
    await sql`select add_listing_statistics_partition(${day}::date)`.execute(db);
  }
  await db
    .insertInto('statisticsOfListing')
    .values(
      ['2025-08-31', '2025-09-30', '2025-10-01', '2026-11-15'].map((day) => ({
        dealershipId: 1,
        day,
        listingId: 7,
        views: 1,
      })),
    )
    .execute();
  await forgetStatistics(database, now);
  const days = await db.selectFrom('statisticsOfListing').select('day').orderBy('day').execute();
  expect(days.map(({ day }) => day)).toEqual(['2025-10-01', '2026-11-15']);
});
