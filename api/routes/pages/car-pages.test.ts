import { apiPrefix } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import type { ApiError } from '@kardan/contract/client/api-error';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp({ serialiser: 'fast' });
  const { db } = running.database;
  const golf = await vehicle('volkswagen', 'golf');
  const id3 = await vehicle('volkswagen', 'id-3');
  const version = await db
    .selectFrom('version')
    .selectAll()
    .where('modelId', '=', golf.modelId)
    .where('priceNewEur', 'is not', null)
    .executeTakeFirstOrThrow();
  const dealership = await buildDealership(db);
  const at = { dealershipId: dealership.id };
  const cars = [
    {
      ...golf,
      ...at,
      category: 'new',
      priceEur: 33_000,
      body: 'hatchback',
      fuel: 'petrol',
      versionId: version.id,
      consumptionL: 5.6,
      co2GPerKm: 127,
      consumptionNorm: 'wltp',
      equipment: ['air-conditioning', 'cruise-control'] as ('air-conditioning' | 'cruise-control')[],
    },
    {
      ...golf,
      ...at,
      category: 'used',
      priceEur: 12_000,
      previousPriceEur: 12_900,
      reducedFromEur: 12_900,
      priceChangedAt: new Date(),
    },
    { ...golf, ...at, category: 'one-year', priceEur: 20_000, versionId: version.id },
    { ...golf, ...at, category: 'one-year', priceEur: 24_000, body: 'cabriolet' },
    { ...id3, category: 'used', priceEur: 21_000, fuel: 'electric', body: 'hatchback', rangeKm: 420, batteryKwh: 58 },
    { ...id3, category: 'new', priceEur: 39_000, fuel: 'electric', body: 'hatchback', rangeKm: 560, batteryKwh: 77 },
  ] as const;
  const ids: number[] = [];
  for (const car of cars) ids.push((await buildListing(db, car)).id);
  await indexListings(running.services, ids);
  await running.index.refresh();
  savingEur = (version.priceNewEur as number) - 20_000;
  versionSlug = version.slug;
});
afterAll(() => running[Symbol.asyncDispose]());

let savingEur: number;
let versionSlug: string;

async function vehicle(make: string, model: string): Promise<{ makeId: number; modelId: number }> {
  return running.database.db
    .selectFrom('model')
    .innerJoin('make', 'make.id', 'model.makeId')
    .select(['make.id as makeId', 'model.id as modelId'])
    .where('make.slug', '=', make)
    .where('model.slug', '=', model)
    .executeTakeFirstOrThrow();
}

const counts = (list: { key: string; count: number }[]) =>
  Object.fromEntries(list.map(({ key, count }) => [key, count]));
const everySection = { new: 2, used: 2, 'one-year': 2, 'old-timer': 0, cabriolet: 1, electric: 2 };

test('new-car makes are named with count and lowest price', async () => {
  expect(await running.visitor.newCarMakes()).toMatchObject([
    {
      slug: 'volkswagen',
      count: 2,
      priceFromEur: 33_000,
      official: { consumptionL: { min: 5.6, max: 5.6 } },
      models: [
        { slug: 'golf', count: 1, priceFromEur: 33_000 },
        { slug: 'id-3', count: 1, priceFromEur: 39_000 },
      ],
    },
  ]);
});

test('a make’s page counts models, bodies and fuels of its section, and every section beside it', async () => {
  const all = await running.visitor.makePage({ params: { make: 'volkswagen' } });
  expect(all).toMatchObject({
    make: { name: 'Volkswagen' },
    category: null,
    total: 6,
    price: { minEur: 12_000, maxEur: 39_000 },
  });
  expect(counts(all.sections)).toEqual(everySection);
  expect(all.models).toMatchObject([
    { slug: 'golf', count: 4, priceFromEur: 12_000 },
    { slug: 'id-3', count: 2, priceFromEur: 21_000 },
  ]);
  expect(all.newest).toHaveLength(6);
  const electric = await running.visitor.makePage({ params: { make: 'volkswagen' }, query: { category: 'electric' } });
  expect(electric).toMatchObject({ total: 2, models: [{ slug: 'id-3' }], fuels: [{ value: 'electric', count: 2 }] });
  expect(counts(electric.sections)).toEqual(everySection);
});

test('a model’s page knows its versions with cars and the other models of the make', async () => {
  const page = await running.visitor.modelPage({ params: { make: 'volkswagen', model: 'golf' } });
  expect(page).toMatchObject({ model: { name: 'Golf' }, total: 4, siblings: [{ slug: 'id-3', count: 2 }] });
  expect(page.versions[0]).toMatchObject({ slug: versionSlug, count: 2, priceFromEur: 20_000 });
  expect(page.versions.slice(1).every(({ count, builtTo }) => count === 0 && builtTo === null)).toBe(true);
  expect(page.generations.reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

test('electric pages tell range and battery', async () => {
  const { visitor } = running;
  expect(await visitor.electricFeed()).toMatchObject({
    total: 2,
    priceFromEur: 21_000,
    rangeKm: { min: 420, max: 560 },
    batteryKwh: { min: 58, max: 77 },
  });
  expect(await visitor.electricMakes()).toMatchObject([
    { slug: 'volkswagen', count: 2, rangeKm: { min: 420, max: 560 }, price: { minEur: 21_000, maxEur: 39_000 } },
  ]);
  expect(await visitor.electricMakeDetails({ params: { make: 'volkswagen' } })).toMatchObject({
    total: 2,
    models: [
      {
        slug: 'id-3',
        priceFromEur: 21_000,
        rangeKm: { min: 420, max: 560 },
        winterRangeKm: { min: 239, max: 319 },
        batteryKwh: { min: 58, max: 77 },
        charging: { acKw: 11, minutesTo80: expect.any(Number) },
      },
    ],
    newest: [{}, {}],
  });
});

test('a version’s page tells price and taxes, consumption, what its cars have, and the cars', async () => {
  const { visitor } = running;
  const params = { make: 'volkswagen', model: 'golf', version: versionSlug };
  const page = await visitor.versionPage({ params });
  expect(page).toMatchObject({
    make: { slug: 'volkswagen' },
    model: { slug: 'golf' },
    version: { slug: versionSlug, newPriceEur: savingEur + 20_000 },
    price: { basis: 'catalogue', grossEur: savingEur + 20_000, parts: { vatPercent: 20 } },
    total: 1,
    dealerships: 2,
    offers: { minEur: 33_000 },
    equipment: [
      { key: 'air-conditioning', count: 1 },
      { key: 'cruise-control', count: 1 },
    ],
    cars: [{ priceEur: 33_000 }],
  });
  expect(page.official.co2GPerKm).not.toBeNull();
  expect(page.versions.map(({ slug }) => slug)).toContain(versionSlug);
  const ofModel = await visitor.modelPage({ params, query: { category: 'new' } });
  expect(ofModel.versions[0]).toMatchObject({ slug: versionSlug, count: 1, priceFromEur: 33_000 });
  for (const { official, newPriceEur, priceFromEur } of ofModel.versions) {
    expect(official.co2GPerKm).not.toBeNull();
    expect(newPriceEur ?? priceFromEur).not.toBeNull();
  }
});

test('a saving is that of the cars whose first price the catalogue knows', async () => {
  const page = await running.visitor.oneYearMakeDetails({ params: { make: 'volkswagen' } });
  expect(page.models).toMatchObject([{ slug: 'golf', count: 2, averageSavingEur: savingEur, carsWithKnownSaving: 1 }]);
});

test('the left bar goes from sections to makes, models and what splits a model', async () => {
  const { visitor } = running;
  const root = await visitor.leftBar();
  expect(root).toMatchObject({ section: null, total: 6, makes: [], models: [], bodies: [] });
  expect(counts(root.sections)).toEqual(everySection);
  const section = await visitor.leftBarOfSection({ params: { category: 'cabriolet' } });
  expect(section).toMatchObject({ total: 1, makes: [{ slug: 'volkswagen', count: 1 }], models: [] });
  const make = await visitor.leftBarOfMake({ params: { category: 'new', make: 'volkswagen' } });
  expect(make.models.map(({ slug, count }) => [slug, count])).toEqual([
    ['golf', 1],
    ['id-3', 1],
  ]);
  const params = { category: 'used', make: 'volkswagen', model: 'golf' };
  const model = await visitor.leftBarOfModel({ params, query: { language: 'en' } });
  expect(model).toMatchObject({ total: 1, bodies: [{ value: 'estate', count: 1 }], fuels: [{ value: 'diesel' }] });
  expect(model.regions).toHaveLength(1);
});

test('the home page shows the market, the newest of several dealerships and today’s price drops', async () => {
  const home = await running.visitor.homePage();
  expect(home).toMatchObject({ total: 6, dealerships: 3, makes: 1, popularMakes: [{ slug: 'volkswagen', count: 6 }] });
  expect(counts(home.sections)).toEqual(everySection);
  expect(home.newest).toHaveLength(6);
  expect(home.priceDrops).toMatchObject({ lastDay: 1, latest: [{ priceEur: 12_000, reducedFromEur: 12_900 }] });
});

test('references come in the order and language they are shown in', async () => {
  const { visitor } = running;
  const german = await visitor.references({ params: { type: 'gearbox' } });
  expect(german.values).toEqual([
    { value: 'manual', label: 'Schaltgetriebe' },
    { value: 'automatic', label: 'Automatik' },
  ]);
  const english = await visitor.references({ params: { type: 'equipment' }, query: { language: 'en' } });
  expect(english.values[0]).toEqual({
    value: 'air-conditioning',
    label: 'Air conditioning',
    group: { value: 'comfort', label: 'Comfort' },
  });
});

const get = (path: string) => fetch(running.host + apiPrefix + path);

test.each([
  '/data/make/niemand',
  '/data/make/volkswagen/niemals',
  '/data/make/bmw/golf',
  '/data/make/volkswagen/golf/niemals',
  '/data/make/volkswagen/id-3/1-4-benzin',
  '/data/electric/makes/niemand/details',
  '/data/one-year-car/makes/niemand/details',
  '/data/left-bar/unsinn',
  '/data/left-bar/constructor',
  '/data/left-bar/used/niemand',
  '/data/left-bar/used/volkswagen/niemals',
  '/data/references/unsinn',
])('%s is not found', async (path) => {
  const answer = await get(path);
  expect([answer.status, ((await answer.json()) as ApiError).code]).toEqual([404, 'not-found']);
});

test.each([
  '/data/make/bmw?category=new',
  '/data/make/bmw/3er',
  '/data/electric/makes/bmw/details',
  '/data/one-year-car/makes/bmw/details',
  '/data/left-bar/old-timer',
  '/data/left-bar/used/bmw/3er',
])('%s is known and has no cars', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ total: 0 });
});

/** Ready-made JSON is sent as it is: nothing would cut off what the contract does not name. */
test.each([
  ['newCarMakes', '/data/new-car-makes'],
  ['makePage', '/data/make/volkswagen'],
  ['modelPage', '/data/make/volkswagen/golf'],
  ['versionPage', '/data/make/volkswagen/golf/:version'],
  ['electricFeed', '/data/electric-feed'],
  ['electricMakes', '/data/electric-makes'],
  ['electricMakeDetails', '/data/electric/makes/volkswagen/details'],
  ['oneYearMakeDetails', '/data/one-year-car/makes/volkswagen/details'],
  ['leftBarOfModel', '/data/left-bar/used/volkswagen/golf'],
  ['homePage', '/data/main'],
] as const)('%s answers what its schema says, no more, and may be kept for ten seconds', async (name, path) => {
  const answer = await get(path.replace(':version', versionSlug));
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=10\b/);
  const body: unknown = await answer.json();
  expect(calls[name].response.parse(body)).toEqual(body);
});

test('the sitemap of new cars names versions that are on offer', async () => {
  const { makes } = await running.visitor.sitemapSection({ params: { section: 'new' } });
  expect(makes).toMatchObject([
    { slug: 'volkswagen', models: [{ slug: 'golf', versions: [versionSlug] }, { versions: [] }] },
  ]);
  const used = await running.visitor.sitemapSection({ params: { section: 'used' } });
  expect(used.makes[0]?.models.every(({ versions }) => versions.length === 0)).toBe(true);
});

test('a car dearer than the catalogue’s first price saves nothing', async () => {
  const { db } = running.database;
  const bmw = await vehicle('bmw', '3er');
  const { id: versionId, priceNewEur } = await db
    .selectFrom('version')
    .select(['id', 'priceNewEur'])
    .where('modelId', '=', bmw.modelId)
    .where('priceNewEur', 'is not', null)
    .executeTakeFirstOrThrow();
  const priceEur = (priceNewEur as number) + 9_000;
  const { id } = await buildListing(db, { ...bmw, category: 'one-year', priceEur, versionId });
  await indexListings(running.services, [id]);
  await running.index.refresh();
  const { models } = await running.visitor.oneYearMakeDetails({ params: { make: 'bmw' } });
  expect(models).toMatchObject([{ slug: '3er', count: 1, averageSavingEur: null, carsWithKnownSaving: 1 }]);
});

test('prices that are told as with NoVA are those of cars whose price holds it', async () => {
  const { visitor, database, services, index } = running;
  const octavia = await vehicle('skoda', 'octavia');
  const { id: versionId, slug: version } = await database.db
    .selectFrom('version')
    .select(['id', 'slug'])
    .where('modelId', '=', octavia.modelId)
    .where('priceNewEur', 'is', null)
    .executeTakeFirstOrThrow();
  const offered = [
    [20_000, false],
    [30_000, true],
    [32_000, true],
  ] as const;
  for (const [priceEur, novaIncluded] of offered) {
    const { id } = await buildListing(database.db, { ...octavia, versionId, category: 'new', priceEur, novaIncluded });
    await indexListings(services, [id]);
  }
  await index.refresh();
  const params = { make: 'skoda', model: 'octavia', version };
  const page = await visitor.versionPage({ params });
  expect(page).toMatchObject({
    price: { basis: 'offer', grossEur: 30_000 },
    total: 3,
    offers: { minEur: 30_000, maxEur: 32_000 },
  });
  expect(page.cars.map(({ novaIncluded }) => novaIncluded).sort()).toEqual([false, true, true]);
  const ofModel = await visitor.modelPage({ params, query: { category: 'new' } });
  for (const { versions } of [page, ofModel]) {
    expect(versions.find(({ slug }) => slug === version)).toMatchObject({ count: 3, priceFromEur: 30_000 });
  }
});
