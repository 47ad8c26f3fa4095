import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListingRow, readListingRows } from '../../listings/cards/read-listing-rows.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { barOf, listingDocument, monthNumber } from './listing-document.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

async function rowOf(overrides: Parameters<typeof buildListing>[1]): Promise<ListingRow> {
  const { id } = await buildListing(database.db, overrides);
  const [row] = await readListingRows(database.db, [id]);
  return row as ListingRow;
}

test.each([
  [0, '0'],
  [9_999, '5000'],
  [10_000, '10000'],
  [999_999, '10000'],
])('%i falls into the bar that starts at %s', (value, bar) => expect(barOf(value, [0, 5_000, 10_000])).toBe(bar));

test('a month compares as a number like the month does', () => {
  expect(monthNumber('2021-04-01')).toBe(202_104);
  expect(monthNumber(null)).toBeNull();
});

test('a car is found by make, by model, by dealership and only by what is known to be true of it', async () => {
  const row = await rowOf({
    priceEur: 9_000,
    previousPriceEur: 9_500,
    reducedFromEur: 9_500,
    priceChangedAt: new Date(),
    accidentFree: null,
  });
  const document = listingDocument(row);
  expect(document.vehicle).toEqual([row.makeSlug, `${row.makeSlug}/${row.modelSlug}`]);
  expect(document.dealership).toEqual([String(row.dealershipId), row.dealershipSlug]);
  expect(document.flags).toContain('priceReduced');
  expect(document.flags).not.toContain('accidentFree');
});

test('a car that stands elsewhere is found there, any other at its dealership’s door', async () => {
  const salzburg = await database.db
    .selectFrom('city')
    .selectAll()
    .where('postcode', '=', '5020')
    .executeTakeFirstOrThrow();
  const { card } = listingDocument(await rowOf({ cityId: salzburg.id }));
  expect(card.place).toMatchObject({ postcode: '5020', latitude: salzburg.latitude, region: { slug: 'salzburg' } });
});

test('a card names version and highlights, and the index knows a saving only where the catalogue has a price', async () => {
  const version = await database.db
    .selectFrom('version')
    .selectAll()
    .where('priceNewEur', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const equipment = ['abs', 'tow-bar', 'navigation', 'seat-heating', 'alloy-wheels'] as const;
  const row = await rowOf({
    modelId: version.modelId,
    versionId: version.id,
    priceEur: 9_000,
    equipment: [...equipment],
  });
  const { card, savingEur } = listingDocument(row);
  expect(card).toMatchObject({ versionName: version.name, highlights: ['tow-bar', 'navigation', 'seat-heating'] });
  expect(savingEur).toBe((version.priceNewEur as number) - 9_000);
  expect(listingDocument(await rowOf({})).savingEur).toBeNull();
});

test('a card tells whether its price holds NoVA', async () => {
  for (const novaIncluded of [true, false]) {
    expect(listingDocument(await rowOf({ novaIncluded })).card).toMatchObject({ novaIncluded });
  }
});
