import { type SearchRequest, searchRequest } from '@kardan/contract/search';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../testing/test-index.ts';
import { indexListings } from './index/index-listings.ts';
import { searchContext } from './query/search-context.ts';
import { searchListings } from './search-listings.ts';
import { randomCar } from './testing/random-cars.ts';
import { type KnownValues, randomRequest } from './testing/random-requests.ts';
import { flattenCars, matchingIds, optionCounts } from './testing/sql-search-store.ts';

const cars = 3_000;
const dealerships = 12;
let database: TestDatabase;
let index: TestIndex;
let services: { db: TestDatabase['db']; search: TestIndex['search'] };
let known: KnownValues;

beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  services = { db: database.db, search: index.search };
  known = await fillWithRandomCars();
  for (let first = 1; first <= cars; first += 1_000) {
    const ids = Array.from({ length: 1_000 }, (_, i) => first + i);
    expect(await indexListings(services, ids)).toEqual({ failed: [] });
  }
  await index.refresh();
  await flattenCars(database.db);
});

afterAll(async () => {
  await Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]);
});

test('500 random requests give the totals, facet counts and order that SQL gives on the same data', async () => {
  const seen = { hits: 0, empty: 0, facets: 0 };
  await fc.assert(
    fc.asyncProperty(randomRequest(known), async (request) => {
      const { today, place } = await searchContext(services, request);
      const expectedIds = await matchingIds(database.db, request, today, place);
      const answer = await searchListings(services, request);
      expect(answer.total).toBe(expectedIds.length);
      const firstIds = answer.items.map((item) => item.id);
      if (request.sort !== 'relevance' || request.text === undefined) {
        expect(firstIds).toEqual(expectedIds.slice(0, request.limit));
        expect(await nextPage(request, answer.nextCursor)).toEqual(expectedIds.slice(request.limit, 2 * request.limit));
      }
      for (const facet of request.facets) {
        const counted = new Map(
          answer.facets[facet]?.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
        );
        expect(counted, facet).toEqual(await optionCounts(database.db, facet, request, today, place));
        seen.facets += counted.size;
      }
      if (expectedIds.length > 0) seen.hits += 1;
      else seen.empty += 1;
    }),
    { numRuns: 500 },
  );
  // The comparison would be worth little if most requests found nothing.
  expect(seen.hits).toBeGreaterThan(200);
  expect(seen.facets).toBeGreaterThan(1_000);
}, 300_000);

async function nextPage(request: SearchRequest, cursor: string | null): Promise<number[]> {
  if (cursor === null) return [];
  const { items } = await searchListings(services, { ...request, facets: [], cursor });
  return items.map((item) => item.id);
}

test('walking by cursor meets every car exactly once', async () => {
  const met: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await searchListings(services, searchRequest.parse({ sort: 'price-asc', limit: 100, cursor }));
    met.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  const all = await matchingIds(database.db, searchRequest.parse({ sort: 'price-asc' }), '2026-11-15', null);
  expect(met).toEqual(all);
});

async function fillWithRandomCars(): Promise<KnownValues> {
  const { db } = database;
  const draw = seeded(20261115);
  const models = await db.selectFrom('model').select(['id', 'makeId']).where('makeId', 'in', [10, 20, 30]).execute();
  const cities = await db.selectFrom('city').select(['id', 'postcode', 'latitude', 'longitude']).execute();
  const pick = <T>(list: T[]) => list[Math.floor(draw() * list.length)] as T;
  for (let id = 1; id <= dealerships; id += 1) {
    const city = pick(cities);
    const name = `Autohaus ${id}`;
    await sql`insert into dealership (id, slug, state, name, legal_name, street, city_id, latitude, longitude, email)
      values (${id}, ${`autohaus-${id}`}, ${id === dealerships ? 'suspended' : 'active'}::dealership_state, ${name}, ${name},
      'Hauptplatz 1', ${city.id}, ${city.latitude}, ${city.longitude}, 'info@autohaus.example')`.execute(db);
  }
  const rows = Array.from({ length: cars }, (_, i) =>
    randomCar(draw, i + 1, { models, cityIds: cities.map((city) => city.id) }),
  );
  const columns = Object.keys(rows[0] as object);
  await sql`insert into listing (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(column)))}
    from json_populate_recordset(null::listing, ${JSON.stringify(rows)}::json)`.execute(db);
  const vehicles = await sql<{ name: string }>`
    select make.slug as name from make where id in (10, 20, 30) union all
    select make.slug || '/' || model.slug from model join make on make.id = make_id where make_id in (10, 20, 30)
    limit 60`.execute(db);
  const slugsOf = async (table: 'region' | 'district') =>
    (await db.selectFrom(table).select('slug').execute()).map(({ slug }) => slug);
  return {
    vehicles: vehicles.rows.map(({ name }) => name),
    postcodes: Array.from({ length: 40 }, () => pick(cities).postcode),
    slugs: {
      dealership: Array.from({ length: dealerships }, (_, i) => `autohaus-${i + 1}`),
      region: await slugsOf('region'),
      district: await slugsOf('district'),
    },
  };
}

/** mulberry32: the same cars in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
