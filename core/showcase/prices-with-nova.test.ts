import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexListings } from '../search/index/index-listings.ts';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildListing } from '../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../testing/test-index.ts';
import { listElectricMakes, listNewCarMakes } from './list-makes.ts';
import { readElectricMake } from './read-electric.ts';
import { readMakePage } from './read-make-page.ts';
import { readOneYearMake } from './read-one-year-make.ts';
import { readCountryPage } from './regional/read-country-page.ts';
import { readRegionPage } from './regional/read-region-page.ts';

let database: TestDatabase;
let index: TestIndex;
let services: { db: TestDatabase['db']; search: TestIndex['search'] };
let listPriceEur: number;

beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  services = { db: database.db, search: index.search };
  const [octavia, fabia, enyaq] = [await vehicle('octavia'), await vehicle('fabia'), await vehicle('enyaq')];
  const version = await database.db
    .selectFrom('version')
    .select(['id', 'priceNewEur'])
    .where('modelId', '=', octavia.modelId)
    .where('priceNewEur', 'is not', null)
    .executeTakeFirstOrThrow();
  listPriceEur = version.priceNewEur as number;
  const [vienna, graz] = [await dealershipIn('wien'), await dealershipIn('steiermark')];
  const oneYear = { ...octavia, versionId: version.id, category: 'one-year' } as const;
  const electric = { ...enyaq, fuel: 'electric', rangeKm: 400, batteryKwh: 60 } as const;
  const cars = [
    { ...octavia, category: 'new', priceEur: 20_000, novaIncluded: false },
    { ...octavia, category: 'new', priceEur: 30_000 },
    { ...octavia, category: 'new', priceEur: 32_000 },
    { ...fabia, category: 'new', priceEur: 18_000, novaIncluded: false },
    { ...fabia, category: 'used', priceEur: 9_000, novaIncluded: false, dealershipId: graz },
    { ...oneYear, priceEur: listPriceEur - 9_000, novaIncluded: false },
    { ...oneYear, priceEur: listPriceEur - 1_000 },
    { ...electric, priceEur: 26_000, novaIncluded: false, rangeKm: 300 },
    { ...electric, priceEur: 36_000 },
  ] as const;
  const ids: number[] = [];
  for (const car of cars) ids.push((await buildListing(database.db, { dealershipId: vienna, ...car })).id);
  await indexListings(services, ids);
  await index.refresh();
});
afterAll(async () => {
  await Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]);
});

function vehicle(model: string): Promise<{ makeId: number; modelId: number }> {
  return database.db
    .selectFrom('model')
    .innerJoin('make', 'make.id', 'model.makeId')
    .select(['make.id as makeId', 'model.id as modelId'])
    .where('make.slug', '=', 'skoda')
    .where('model.slug', '=', model)
    .executeTakeFirstOrThrow();
}

async function dealershipIn(region: string): Promise<number> {
  const { id: cityId } = await database.db
    .selectFrom('city')
    .innerJoin('district', 'district.id', 'city.districtId')
    .innerJoin('region', 'region.id', 'district.regionId')
    .select('city.id')
    .where('region.slug', '=', region)
    .executeTakeFirstOrThrow();
  return (await buildDealership(database.db, { cityId })).id;
}

test('of new cars the lowest price is one with NoVA, their number that of all; without any there is none', async () => {
  const models = [
    { slug: 'octavia', count: 3, priceFromEur: 30_000 },
    { slug: 'fabia', count: 1, priceFromEur: null },
  ];
  expect(await listNewCarMakes(services)).toMatchObject([{ slug: 'skoda', count: 4, priceFromEur: 30_000, models }]);
  expect(await readMakePage(services, 'skoda', 'new')).toMatchObject({
    total: 4,
    models,
    price: { minEur: 30_000, maxEur: 32_000 },
  });
});

test('the same holds in other sections, and on the pages of electric cars; their ranges are those of all', async () => {
  expect((await readMakePage(services, 'skoda', 'used')).models).toMatchObject([
    { slug: 'enyaq', count: 2, priceFromEur: 36_000 },
    { slug: 'fabia', count: 1, priceFromEur: null },
  ]);
  const told = {
    price: { minEur: 36_000, medianEur: 36_000, maxEur: 36_000 },
    rangeKm: { min: 300, max: 400 },
  };
  expect(await listElectricMakes(services)).toMatchObject([{ count: 2, priceFromEur: 36_000, ...told }]);
  expect(await readElectricMake(services, 'skoda')).toMatchObject({
    total: 2,
    ...told,
    models: [{ count: 2, ...told }],
  });
});

test('a saving is that of prices that hold NoVA as the catalogue’s first price does', async () => {
  const price = { minEur: listPriceEur - 1_000, maxEur: listPriceEur - 1_000 };
  expect(await readOneYearMake(services, 'skoda')).toMatchObject({
    total: 2,
    price,
    models: [{ slug: 'octavia', count: 2, price, averageSavingEur: 1_000, carsWithKnownSaving: 1 }],
  });
});

test('an area with nothing but cars without NoVA has cars and no price', async () => {
  const styria = await readRegionPage(services, { region: 'steiermark', make: 'skoda' }, 'de-AT');
  expect(styria.offers).toMatchObject({
    total: 1,
    price: null,
    models: [{ slug: 'fabia', count: 1, priceFromEur: null }],
  });
  const { regions } = await readCountryPage(services, 'de-AT');
  const figuresOf = (slug: string) => regions.find((region) => region.slug === slug);
  expect(figuresOf('steiermark')).toMatchObject({ count: 1, figures: { dealerships: 1, medianPriceEur: null } });
  expect(figuresOf('wien')).toMatchObject({ count: 8, figures: { dealerships: 1 } });
  const vienna = await readRegionPage(services, { region: 'wien', make: undefined }, 'de-AT');
  expect(vienna.offers?.price?.minEur).toBe(Math.min(30_000, listPriceEur - 1_000));
});
