import { apiPrefix } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import type { ApiError } from '@kardan/contract/client/api-error';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let roundTrips = 0;
beforeAll(async () => {
  running = await createTestApp();
  const { db } = running.database;
  const graz = await buildDealership(db, { cityId: 8010 });
  const make = await db.selectFrom('make').select('id').where('slug', '=', 'volkswagen').executeTakeFirstOrThrow();
  const ids: number[] = [];
  for (const priceEur of [9_990, 14_990, 21_000]) {
    ids.push((await buildListing(db, { dealershipId: graz.id, makeId: make.id, priceEur })).id);
  }
  await indexListings(running.services, ids);
  await running.index.refresh();
  const { client } = running.services.search;
  running.services.search.client = new Proxy(client, {
    get: (target, name) => {
      if (name === 'msearch' || name === 'search' || name === 'count') roundTrips += 1;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
});
beforeEach(() => {
  roundTrips = 0;
});
afterAll(() => running[Symbol.asyncDispose]());

const get = (path: string) => fetch(running.host + apiPrefix + path);

/** Ready-made JSON is sent as it is: nothing would cut off what the contract does not name. */
test.each([
  ['regionNavigation', '/region-navigation'],
  ['regionNavigationOfRegion', '/region-navigation/steiermark'],
  ['regionNavigationOfDistrict', '/region-navigation/steiermark/graz-stadt'],
  ['regionNavigationOfDistrictMake', '/region-navigation/steiermark/graz-stadt/volkswagen'],
  ['regionNavigationOfRegionMake', '/region-navigation/region-make/steiermark/volkswagen'],
  ['countryPage', '/data/region'],
  ['regionPage', '/data/region/steiermark'],
  ['regionPage', '/data/region/steiermark?make=volkswagen'],
  ['districtPage', '/data/region/steiermark/graz-stadt'],
  ['districtPage', '/data/region/steiermark/graz-stadt?make=volkswagen'],
  ['placePage', '/data/graz-8010'],
  ['placePage', '/data/graz'],
] as const)('%s asks the engine once and answers what its schema says, no more: %s', async (name, path) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=10\b/);
  const body: unknown = await answer.json();
  expect(calls[name].response.parse(body)).toEqual(body);
  expect(JSON.stringify(body)).toMatch(/"(total|count)":3\b/);
  expect(roundTrips).toBe(1);
});

test.each([
  '/data/region/bayern',
  '/data/region/STEIERMARK',
  '/data/region/steiermark/nirgends',
  '/data/region/tirol/graz-stadt',
  '/data/region/wien/wien',
  '/data/region/steiermark/graz-stadt?make=niemand',
  '/data/region/steiermark?make=niemand',
  '/data/nirgends-8010',
  '/data/electric',
  '/region-navigation/bayern',
  '/region-navigation/region-make',
  '/region-navigation/steiermark/nirgends',
  '/region-navigation/tirol/graz-stadt',
  '/region-navigation/wien/wien',
  '/region-navigation/steiermark/graz-stadt/niemand',
  '/region-navigation/region-make/bayern/volkswagen',
  '/region-navigation/region-make/steiermark/niemand',
])('%s is not found', async (path) => {
  const answer = await get(path);
  expect([answer.status, ((await answer.json()) as ApiError).code]).toEqual([404, 'not-found']);
});

test.each(['/data/region/tirol', '/data/region/tirol/imst', '/data/region/steiermark/graz-stadt?make=ford'])(
  '%s is known and has no cars, and says where there are some',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ offers: { total: 0, price: null, newest: [], dealerships: 0 } });
  },
);

test('a district without cars knows those next door, around it, in its state and in the country', async () => {
  const page = await running.visitor.districtPage({ params: { region: 'steiermark', district: 'graz-umgebung' } });
  expect(page.neighbours).toContainEqual(expect.objectContaining({ slug: 'graz-stadt', count: 3 }));
  expect(page.offers).toMatchObject({ total: 0, wider: { region: 3, austria: 3, around: { count: 3 } } });
});

test('a make has its models where it stands, and the others beside it are counted', async () => {
  const { visitor } = running;
  const params = { region: 'steiermark', district: 'graz-stadt' };
  const own = await visitor.districtPage({ params, query: { make: 'volkswagen' } });
  expect(own).toMatchObject({ make: { name: 'Volkswagen' }, offers: { total: 3, wider: { allMakes: 3 } } });
  expect(own.offers?.models.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  const other = await visitor.districtPage({ params, query: { make: 'ford' } });
  expect(other.offers).toMatchObject({ total: 0, wider: { allMakes: 3 } });
});

test('earlier names still lead to a state, a district and a make; the answer tells those of today', async () => {
  const { db } = running.database;
  const { id: region } = await db
    .selectFrom('region')
    .select('id')
    .where('slug', '=', 'tirol')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('formerSlug')
    .values([
      { entity: 'region', slug: 'tyrol', entityId: region },
      { entity: 'district', slug: 'bezirk-imst', entityId: 702 },
    ])
    .execute();
  const page = await running.visitor.districtPage({ params: { region: 'tyrol', district: 'bezirk-imst' } });
  expect([page.region.slug, page.district.slug]).toEqual(['tirol', 'imst']);
});

test('names are in the language asked for', async () => {
  const page = await running.visitor.regionPage({ params: { region: 'kaernten' }, query: { language: 'en' } });
  expect(page.region.name).toBe('Carinthia');
  const [country] = [await running.visitor.countryPage({ query: { language: 'en' } })];
  expect(country.regions.map(({ name }) => name)).toContain('Styria');
});

test('calls with a name of their own go before cities, and no city can take such a name', async () => {
  expect(await (await get('/data/main')).json()).toHaveProperty('popularMakes');
  expect(await (await get('/data/region')).json()).toHaveProperty('regions');
  const places = Object.values<{ path: string }>(calls)
    .map(({ path }) => /^\/data\/([^:/]+)/.exec(path)?.[1])
    .filter((word) => word !== undefined);
  const city = { postcode: '8010', name: 'Graz', districtId: 601, latitude: 47.07, longitude: 15.44 };
  for (const slug of new Set(places)) {
    const refused = await running.operator.createCity({ body: { ...city, slug } }).catch((error: ApiError) => error);
    expect(refused, slug).toMatchObject({ status: 400 });
  }
});

test('while the engine is down pages stand without counts, and what only counts is an outage', async () => {
  const { client } = running.services.search;
  running.services.search.client = new Proxy(client, {
    get: (target, name) => (name === 'msearch' ? () => Promise.reject(new Error('down')) : Reflect.get(target, name)),
  });
  try {
    const params = { region: 'steiermark', district: 'graz-umgebung' };
    const district = await running.visitor.districtPage({ params });
    expect(district.offers).toBeNull();
    expect(district.neighbours).toContainEqual(expect.objectContaining({ slug: 'graz-stadt', count: null }));
    expect(district.places.length).toBeGreaterThan(3);
    const country = await running.visitor.countryPage({});
    expect([country.total, country.regions[0]?.count, country.regions[0]?.figures]).toEqual([null, null, null]);
    expect((await get('/data/region/bayern')).status).toBe(404);
    expect((await get('/region-navigation/steiermark')).status).toBe(503);
  } finally {
    running.services.search.client = client;
  }
});
