import type { StockFilter, StockRow } from '@kardan/contract/calls/stock/stock-list';
import { type StockSort, stockSorts, stockStates } from '@kardan/contract/values/stock';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBackfill } from '../../db/run-backfill.ts';
import { statisticsBackfill } from '../../statistics/days/backfill-statistics.ts';
import { staffOf } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listStock } from './list-stock.ts';

let database: TestDatabase;
let dealershipId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  dealershipId = (await buildDealership(db)).id;
  const makes = await sql<{ id: number; make: number }>`
    select distinct on (make_id) id, make_id as make from model order by make_id, id limit 3`.execute(db);
  const listingStates = stockStates.filter((state) => state !== 'draft');
  for (let n = 0; n < 60; n++) {
    const model = makes.rows[n % 3] as { id: number; make: number };
    const { id } = await buildListing(db, {
      dealershipId,
      makeId: model.make,
      modelId: model.id,
      state: listingStates[n % listingStates.length] ?? 'active',
      title: `Wagen ${n % 7} ${n % 2 ? 'Kombi' : 'Ärmel'}`,
      priceEur: 5_000 + (n % 11) * 1_000,
      mileageKm: (n % 5) * 20_000,
      qualityScore: (n * 13) % 101,
      externalId: `GW-${n}`,
      createdAt: new Date(Date.now() - (n % 9) * 86_400_000),
    });
    if (n % 4 === 0) await db.insertInto('listingDraft').values({ id, dealershipId, fields: '{}' }).execute();
    if (n % 3 === 0) {
      await sql`
        insert into statistics_of_listing (dealership_id, day, listing_id, views, inquiries) values
          (${dealershipId}, (now() at time zone 'Europe/Vienna')::date - ${n % 30}::int, ${id}, ${n + 1}, ${n % 5}),
          (${dealershipId}, (now() at time zone 'Europe/Vienna')::date - 30, ${id}, 1000, 1000)`.execute(db);
    }
  }
  for (let n = 0; n < 6; n++) {
    const fields = n % 2 ? { title: `Entwurf ${n}`, priceEur: 9_000 + n } : {};
    await sql`
      insert into listing_draft (id, dealership_id, fields, pictures)
      values (nextval('listing_id_seq'), ${dealershipId}, ${JSON.stringify(fields)}, ${n === 3 ? '[{"contentHash":"a"}]' : null})`.execute(
      db,
    );
  }
  await buildListing(db, { title: 'Wagen eines anderen' });
  await runBackfill(database.owner, statisticsBackfill);
});
afterAll(() => database[Symbol.asyncDispose]());

const ask = (filter: StockFilter, sort: StockSort = 'changed', order: 'asc' | 'desc' = 'desc') =>
  listStock(database, staffOf(dealershipId), String(dealershipId), { ...filter, sort, order, page: 1 });

const filters: fc.Arbitrary<StockFilter> = fc.record(
  {
    q: fc.constantFrom('wagen', 'WAGEN kombi', 'gw-1', 'ärmel', '%', "o'", 'entwurf', '\\'),
    state: fc.uniqueArray(fc.constantFrom(...stockStates), { minLength: 1, maxLength: 3 }),
    minPriceEur: fc.integer({ min: 5_000, max: 15_000 }),
    maxPriceEur: fc.integer({ min: 5_000, max: 15_000 }),
    minDaysInStock: fc.integer({ min: 0, max: 9 }),
    maxScore: fc.integer({ min: 0, max: 100 }),
    maxPictures: fc.integer({ min: 0, max: 1 }),
    unpublished: fc.boolean(),
  },
  { requiredKeys: [] },
);

test('a page holds exactly the cars that each filter by itself lets through, and its counts are theirs', async () => {
  const all = (await ask({})).items;
  expect(all).toHaveLength(66);
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const { state, ...others } = filter;
      const fitting = all.filter((row) => fits(row, others));
      const expected = fitting.filter((row) => !state || state.includes(row.state));
      const { total, items, states } = await ask(filter);
      expect(items.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
      expect(total).toBe(expected.length);
      for (const { state: counted, count } of states) {
        expect(count).toBe(fitting.filter((row) => row.state === counted).length);
      }
    }),
    { numRuns: 60 },
  );
});

function fits(row: StockRow, filter: StockFilter): boolean {
  const text = [row.title, row.externalId, row.vin, row.vehicle].join(' ').toLowerCase();
  const words = filter.q?.toLowerCase().split(' ') ?? [];
  return (
    words.every((word) => text.includes(word)) &&
    (filter.minPriceEur === undefined || (row.priceEur !== null && row.priceEur >= filter.minPriceEur)) &&
    (filter.maxPriceEur === undefined || (row.priceEur !== null && row.priceEur <= filter.maxPriceEur)) &&
    (filter.minDaysInStock === undefined || row.daysInStock >= filter.minDaysInStock) &&
    (filter.maxScore === undefined || (row.score !== null && row.score <= filter.maxScore)) &&
    (filter.maxPictures === undefined || row.pictures <= filter.maxPictures) &&
    (filter.unpublished === undefined || row.unpublished === filter.unpublished)
  );
}

const keyOf: Record<
  Exclude<StockSort, 'price-position' | 'title' | 'changed'>,
  (row: StockRow) => number | string | null
> = {
  price: ({ priceEur }) => priceEur,
  'first-registration': ({ firstRegistration }) => firstRegistration,
  mileage: ({ mileageKm }) => mileageKm,
  'days-in-stock': ({ daysInStock }) => daysInStock,
  score: ({ score }) => score,
  pictures: ({ pictures }) => pictures,
  views: ({ views30 }) => views30,
  inquiries: ({ inquiries30 }) => inquiries30,
};

test.each(Object.keys(keyOf) as (keyof typeof keyOf)[])(
  'by %s in both directions, what is unknown last',
  async (sort) => {
    for (const order of ['asc', 'desc'] as const) {
      const { items } = await ask({}, sort, order);
      const known = items.map(keyOf[sort]).filter((key) => key !== null);
      const sorted = known.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(known).toEqual(order === 'asc' ? sorted : sorted.toReversed());
      expect(items.findIndex((row) => keyOf[sort](row) === null)).toBe(
        known.length === items.length ? -1 : known.length,
      );
    }
  },
);

test('every order answers, and reach is that of thirty days', async () => {
  for (const sort of stockSorts) expect((await ask({}, sort)).items).toHaveLength(66);
  const { rows } = await sql<{ views: number }>`
    select sum(views)::int as views from statistics_of_listing
    where dealership_id = ${dealershipId} and day > (now() at time zone 'Europe/Vienna')::date - 30`.execute(
    database.db,
  );
  const shown = (await ask({})).items.reduce((sum, { views30 }) => sum + views30, 0);
  expect(shown).toBe(rows[0]?.views);
});

test('pages follow each other without gap or repetition', async () => {
  const { db } = database;
  const other = (await buildDealership(db)).id;
  for (let n = 0; n < 103; n++) await buildListing(db, { dealershipId: other });
  const page = (number: number) =>
    listStock(database, staffOf(other), String(other), { sort: 'price', order: 'asc', page: number });
  const ids = [...(await page(1)).items, ...(await page(2)).items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(103);
});

test('another dealership’s stock does not exist for its neighbours, and an analyst may not look', async () => {
  const question = { sort: 'price', order: 'asc', page: 1 } as const;
  await expect(
    listStock(database, staffOf(dealershipId + 1_000), String(dealershipId), question),
  ).rejects.toMatchObject({ code: 'not-found' });
});
