import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { runBackfill } from '../../db/run-backfill.ts';
import { startOfViennaDay } from '../../kernel/start-of-vienna-day.ts';
import { anActingOperator } from '../../testing/actors.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { changeListing } from '../changing/change-listing.ts';
import { priceReductionsBackfill } from './backfill-price-reductions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const hourMs = 3_600_000;

/** Lets time pass: all that has happened to the listing lies so much further back. */
async function letHoursPass(listingId: number, hours: number): Promise<void> {
  const { db } = database;
  await sql`
    update listing_price set valid_from = valid_from - make_interval(hours => ${hours})
    where listing_id = ${listingId}`.execute(db);
  await sql`
    update listing set price_changed_at = price_changed_at - make_interval(hours => ${hours})
    where id = ${listingId}`.execute(db);
}

/** Every price that held at some moment of the thirty days before, written down span by span. */
async function lowestOfSpans(listingId: number, changedAt: Date): Promise<number> {
  const firstMoment = new Date(startOfViennaDay(viennaDay(changedAt), 30));
  const { rows } = await sql<{ lowest: number }>`
    select min(price_eur) as lowest from (
      select price_eur, lead(valid_from) over (order by valid_from) as valid_until
      from listing_price where listing_id = ${listingId}
    ) as span
    where valid_until is not null and valid_until > ${firstMoment}`.execute(database.db);
  return rows[0]?.lowest as number;
}

const stored = (id: number) =>
  database.db
    .selectFrom('listing')
    .select(['priceEur', 'reducedFromEur', 'priceChangedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const steps = fc.array(
  fc.record({
    hours: fc.oneof(
      fc.integer({ min: 1, max: 48 }),
      fc.integer({ min: 24 * 28, max: 24 * 32 }),
      fc.integer({ min: 1, max: 2_000 }),
    ),
    // Few different prices, so that a price comes back to what it was.
    priceEur: fc.integer({ min: 18, max: 24 }).map((thousands) => thousands * 1_000),
  }),
  { minLength: 1, maxLength: 12 },
);

test('whatever a price does, it is reduced from the lowest of the thirty days before, or not at all', async () => {
  const ids: number[] = [];
  let reductions = 0;
  let notBelow = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (changes) => {
      const { id } = await buildListing(database.db, { priceEur: 21_500 });
      ids.push(id);
      for (const { hours, priceEur } of changes) {
        const before = await stored(id);
        await letHoursPass(id, hours);
        await inTransaction(database.db, (tx) => changeListing(tx, anActingOperator, id, { priceEur }));
        if (before.priceEur === priceEur) continue;
        const after = await stored(id);
        const lowest = await lowestOfSpans(id, after.priceChangedAt as Date);
        expect(after.reducedFromEur).toBe(priceEur < lowest ? lowest : null);
        if (after.reducedFromEur !== null) reductions += 1;
        else if (priceEur < before.priceEur) notBelow += 1;
      }
    }),
    { numRuns: 40, seed: 9 },
  );
  expect([reductions > 20, notBelow > 20]).toEqual([true, true]);
  await backfillTellsTheSame(ids);
});

/** Rows from before reductions were stored get from their history what would have been stored with the change. */
async function backfillTellsTheSame(ids: readonly number[]): Promise<void> {
  const { db } = database;
  const reductions = () =>
    db.selectFrom('listing').select(['id', 'reducedFromEur']).where('id', 'in', ids).orderBy('id').execute();
  const before = await reductions();
  await sql`update listing set reduced_from_eur = null`.execute(db);
  await runBackfill(database.owner, priceReductionsBackfill);
  expect(await reductions()).toEqual(before);
}

test('the worked example of the law: 19.200 after 20.000, 19.000 and 19.500 is no reduction, 18.900 is one from 19.000', async () => {
  const { id } = await buildListing(database.db, { priceEur: 20_000 });
  const told: (number | null)[] = [];
  for (const priceEur of [19_000, 19_500, 19_200, 18_900]) {
    await letHoursPass(id, 24);
    await inTransaction(database.db, (tx) => changeListing(tx, anActingOperator, id, { priceEur }));
    told.push((await stored(id)).reducedFromEur);
  }
  expect(told).toEqual([20_000, null, null, 19_000]);
});

test('the first of the thirty days counts whole, a price that ended the day before does not', async () => {
  const { id } = await buildListing(database.db, {
    priceEur: 18_000,
    publishedAt: new Date(Date.now() - 90 * 24 * hourMs),
  });
  const today = viennaDay(Date.now());
  const endsOn = async (day: string) => {
    await sql`delete from listing_price where listing_id = ${id}`.execute(database.db);
    const risenAt = new Date(startOfViennaDay(dayAfter(day, 1), 0) - hourMs / 2);
    await database.db
      .insertInto('listingPrice')
      .values([
        { listingId: id, validFrom: new Date(risenAt.getTime() - 24 * hourMs), priceEur: 18_000 },
        { listingId: id, validFrom: risenAt, priceEur: 20_000 },
      ])
      .execute();
    const { rows } = await sql<{ lowest: number }>`
      select lowest_price_of_thirty_days(${id}, now()) as lowest`.execute(database.db);
    return rows[0]?.lowest;
  };
  expect(await endsOn(dayAfter(today, -30))).toBe(18_000);
  expect(await endsOn(dayAfter(today, -31))).toBe(20_000);
});
