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
import { insertRevisions } from '../changing/revision-store.ts';
import { novaOfPricesBackfill } from './backfill-nova-of-prices.ts';
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
  await sql`
    update listing_revision set at = at - make_interval(hours => ${hours}) where listing_id = ${listingId}`.execute(db);
}

/** Every price of a kind that held at some moment of the thirty days before, written down span by span. */
async function lowestOfSpans(listingId: number, changedAt: Date, novaIncluded: boolean): Promise<number> {
  const firstMoment = new Date(startOfViennaDay(viennaDay(changedAt), 30));
  const { rows } = await sql<{ lowest: number }>`
    select min(price_eur) as lowest from (
      select price_eur, nova_included, lead(valid_from) over (order by valid_from) as valid_until
      from listing_price where listing_id = ${listingId}
    ) as span
    where valid_until is not null and valid_until > ${firstMoment} and nova_included = ${novaIncluded}`.execute(
    database.db,
  );
  return rows[0]?.lowest as number;
}

const stored = (id: number) =>
  database.db
    .selectFrom('listing')
    .select(['priceEur', 'novaIncluded', 'previousPriceEur', 'reducedFromEur', 'priceChangedAt'])
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
    flips: fc.integer({ min: 1, max: 6 }).map((of) => of === 1),
  }),
  { minLength: 1, maxLength: 12 },
);

interface Price {
  priceEur: number;
  novaIncluded: boolean;
}

/** As every way of changing a car writes it: the row, and what changed on record. */
async function reprice(listingId: number, before: Price, after: Price): Promise<void> {
  const { priceEur, novaIncluded } = after;
  const changes = (['priceEur', 'novaIncluded'] as const)
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((change) => change.before !== change.after);
  await inTransaction(database.db, async (tx) => {
    const { revision } = await tx
      .updateTable('listing')
      .set({ priceEur, novaIncluded })
      .where('id', '=', listingId)
      .returning('revision')
      .executeTakeFirstOrThrow();
    const nobody = { accountId: null, actorName: null };
    await insertRevisions(tx, nobody, [{ listingId, revision, source: 'form', changes }]);
  });
}

test('whatever a price does, it is reduced from the lowest of its kind in the thirty days before, or not at all', async () => {
  const ids: number[] = [];
  let reductions = 0;
  let notBelow = 0;
  let lowerWithoutNova = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (changes) => {
      const { id } = await buildListing(database.db, { priceEur: 21_500 });
      ids.push(id);
      for (const { hours, priceEur, flips } of changes) {
        const before = await stored(id);
        if (before.priceEur === priceEur && !flips) continue;
        await letHoursPass(id, hours);
        const novaIncluded = before.novaIncluded !== flips;
        await reprice(id, before, { priceEur, novaIncluded });
        const after = await stored(id);
        expect(after.previousPriceEur).toBe(before.priceEur);
        const lowest = await lowestOfSpans(id, after.priceChangedAt as Date, novaIncluded);
        expect(after.reducedFromEur).toBe(!flips && priceEur < lowest ? lowest : null);
        if (after.reducedFromEur !== null) reductions += 1;
        else if (flips && !novaIncluded && priceEur < before.priceEur) lowerWithoutNova += 1;
        else if (priceEur < before.priceEur) notBelow += 1;
      }
    }),
    { numRuns: 50, seed: 9 },
  );
  expect([reductions > 20, notBelow > 20, lowerWithoutNova > 10]).toEqual([true, true, true]);
  await backfillTellsTheSame(ids);
});

/** Rows from before NoVA and reductions were stored get from their history what would have been stored with the change. */
async function backfillTellsTheSame(ids: readonly number[]): Promise<void> {
  const { db } = database;
  const told = () =>
    db
      .selectFrom('listing')
      .innerJoin('listingPrice', 'listingPrice.listingId', 'listing.id')
      .select(['id', 'reducedFromEur', 'validFrom', 'listingPrice.novaIncluded'])
      .where('id', 'in', ids)
      .orderBy('id')
      .orderBy('validFrom')
      .execute();
  const before = await told();
  await sql`update listing_price set nova_included = true`.execute(db);
  await sql`update listing set reduced_from_eur = null`.execute(db);
  for (const backfill of [novaOfPricesBackfill, priceReductionsBackfill]) await runBackfill(database.owner, backfill);
  expect(await told()).toEqual(before);
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
