import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reachToday } from '../../db/reach-of-listing.ts';
import { runBackfill } from '../../db/run-backfill.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { statisticsBackfill } from './backfill-statistics.ts';
import { rollUpStatistics } from './roll-up-statistics.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const happened = fc.record({
  listingId: fc.integer({ min: 1, max: 3 }),
  kind: fc.constantFrom('impression', 'view', 'inquiry', 'phone-shown', 'parked'),
  daysBack: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 70 })),
});
const batch = fc.record({
  events: fc.array(happened, { maxLength: 15 }),
  daysPass: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 })),
});

test('whenever something was counted and however many days pass, what is kept of a car is the sum of its days', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(batch, { minLength: 1, maxLength: 5 }), async (batches) => {
        for (const { events, daysPass } of batches) {
          await write(events);
          await rollUpStatistics(database, { chunk: 4 });
          expect(await lives()).toEqual(await sumsOfDays());
          await letDaysPass(daysPass);
          expect(await lives()).toEqual(await sumsOfDays());
        }
      })
      .afterEach(clear),
    { numRuns: 25 },
  );
});

test('what was counted before is summed up by the backfill as a roll-up would have done', async () => {
  const cars = [1, 2, 3].flatMap((listingId) => [
    { listingId, kind: 'view', daysBack: 29 },
    { listingId, kind: 'view', daysBack: 30 },
    { listingId, kind: 'inquiry', daysBack: listingId },
  ]);
  await write(cars);
  await rollUpStatistics(database);
  const rolledUp = await everything();
  await sql`truncate statistics_of_make, statistics_of_month, statistics_of_listing_month, statistics_of_listing_life`.execute(
    database.owner,
  );
  await runBackfill(database.owner, statisticsBackfill);
  expect(await everything()).toEqual(rolledUp);
  await clear();
});

async function write(events: { listingId: number; kind: string; daysBack: number }[]): Promise<void> {
  for (const { listingId, kind, daysBack } of events) {
    await sql`
      insert into statistics_event (occurred_at, kind, dealership_id, listing_id)
      values (now() - make_interval(days => ${daysBack}), ${kind}, 1, ${listingId})`.execute(database.db);
  }
}

/** Moves everything that was counted into the past. */
async function letDaysPass(days: number): Promise<void> {
  // Far away first: a day must not meet the one that it takes the place of.
  for (const by of [10_000, days - 10_000]) {
    await sql`update statistics_of_listing set day = day - ${by}::integer`.execute(database.owner);
  }
  await sql`
    update statistics_of_listing_life set first_day = first_day - ${days}::integer, last_day = last_day - ${days}::integer,
      reach_day = reach_day - ${days}::integer`.execute(database.owner);
}

async function lives() {
  const { rows } = await sql`
    select listing_id, first_day, last_day, impressions, views, contacts, parked, ${reachToday('life', 'views')} as views30,
      ${reachToday('life', 'inquiries')} as inquiries30
    from statistics_of_listing_life as life order by listing_id`.execute(database.db);
  return rows;
}

async function sumsOfDays() {
  const recent = sql`day > (now() at time zone 'Europe/Vienna')::date - 30`;
  const { rows } = await sql`
    select listing_id, min(day) as first_day, max(day) as last_day, sum(impressions)::integer as impressions,
      sum(views)::integer as views, sum(phones_shown + inquiries)::integer as contacts, sum(parked)::integer as parked,
      coalesce(sum(views) filter (where ${recent}), 0)::integer as views30,
      coalesce(sum(inquiries) filter (where ${recent}), 0)::integer as inquiries30
    from statistics_of_listing group by listing_id order by listing_id`.execute(database.db);
  return rows;
}

async function everything() {
  const tables = [
    'statistics_of_make',
    'statistics_of_month',
    'statistics_of_listing_month',
    'statistics_of_listing_life',
  ];
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql`
        select to_jsonb(told) as row from ${sql.table(table)} as told order by to_jsonb(told)`.execute(database.db);
      return rows;
    }),
  );
}

async function clear(): Promise<void> {
  await sql`truncate statistics_event, statistics_of_listing, statistics_of_day, statistics_of_make, statistics_of_month,
    statistics_of_listing_month, statistics_of_listing_life`.execute(database.owner);
}
