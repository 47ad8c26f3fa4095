import {
  contractKinds,
  type DealershipFilters,
  dealershipSearchRequest,
  dealershipSorts,
} from '@kardan/contract/calls/dealerships/dealership-search';
import { dealershipServices, spokenLanguages } from '@kardan/contract/values/dealership';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locatePostcode } from '../../regions/locate-postcode.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { mapDealerships } from './map-dealerships.ts';
import { searchDealerships } from './search-dealerships.ts';
import { searchPlainly } from './testing/plain-directory.ts';
import { type DirectoryRow, fillDirectory } from './testing/random-directory.ts';

let database: TestDatabase;
let index: TestIndex;
let rows: DirectoryRow[];
let makes: string[];
beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  rows = await fillDirectory(database.db, 600);
  makes = [...new Set(rows.flatMap((row) => row.makes.map(({ slug }) => slug)))];
});
afterAll(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));

/** Each filter in one of four requests: all at once leave nobody. */
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: value, weight: 1 }, { arbitrary: fc.constant(undefined), weight: 3 });
const typedNames = [
  'Müller',
  'Mueler',
  'muelelr',
  'MAIER',
  'Autohaus Huber',
  'huber autohaus',
  'Hubr',
  'autohaus wien',
  'Autohändler in Wien',
  'KFZ-Händler GmbH',
  'autohuas gruber',
  'auto haendler kfz huber',
  'in',
  'gross',
  'Groß wien',
  'oberschwiger',
  'Obreschwaiger',
  'söhne ähren',
  'zizek',
  'o%neill',
  '_',
  'kfz',
  'auto',
  'uto',
  'xyzzy',
  'car-center',
];
const day = 86_400_000;
const moments = fc
  .integer({ min: 0, max: 400 * 24 * 60 })
  .map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000));

function requests() {
  return fc.record({
    name: maybe(fc.constantFrom(...typedNames)),
    postcode: maybe(fc.constantFrom('1010', '8010', '6900', '9020')),
    radiusKm: maybe(fc.constantFrom(10, 40, 120, 400)),
    region: maybe(fc.constantFrom('wien', 'steiermark', 'tirol', 'bayern')),
    district: maybe(fc.constantFrom(...new Set(rows.slice(0, 20).map((row) => row.district)))),
    make: maybe(fc.uniqueArray(fc.constantFrom(...makes, 'trabant-x'), { minLength: 1, maxLength: 3 })),
    kind: maybe(fc.constantFrom(...contractKinds)),
    service: maybe(fc.uniqueArray(fc.constantFrom(...dealershipServices), { maxLength: 3 })),
    spokenLanguage: maybe(fc.constantFrom(...spokenLanguages)),
    openAt: maybe(moments.map((moment) => `${moment.toISOString().slice(0, 16)}Z`)),
  });
}

const told = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as DealershipFilters;
const counts = (list: { slug: string; count: number }[]) =>
  Object.fromEntries(list.map(({ slug, count }) => [slug, count]));

test('totals, facets, order and pages are those of a plain search over the same rows', async () => {
  const services = { db: database.db, search: index.search };
  const now = new Date('2026-11-16T09:30:00Z');
  let found = 0;
  await fc.assert(
    fc.asyncProperty(
      requests(),
      fc.constantFrom(...dealershipSorts),
      fc.integer({ min: 1, max: 3 }),
      async (asked, order, page) => {
        const filters = told(asked);
        const sort = order === 'distance' && filters.postcode === undefined ? 'name' : order;
        const request = dealershipSearchRequest.parse({ ...filters, sort, page, limit: 20 });
        const place = filters.postcode === undefined ? null : await locatePostcode(database, filters.postcode);
        const answer = await searchDealerships(services, request, now);
        const plain = searchPlainly(rows, { ...filters, ...(!place && { radiusKm: undefined }) }, sort, place, now);
        expect(answer.total).toBe(plain.ids.length);
        expect(answer.items.map(({ id }) => id)).toEqual(plain.ids.slice((page - 1) * 20, page * 20));
        expect(counts(answer.facets.regions)).toEqual(plain.regions);
        expect(counts(answer.facets.districts)).toEqual(plain.districts);
        expect(counts(answer.facets.makes)).toEqual(plain.makes);
        expect(Object.fromEntries(answer.facets.services.map(({ value, count }) => [value, count]))).toEqual(
          plain.services,
        );
        for (const item of answer.items) expect(item.distanceKm === null).toBe(place === null);
        found += answer.items.length;
      },
    ),
    { numRuns: 120 },
  );
  expect(found).toBeGreaterThan(400);
}, 240_000);

test('every typed name finds what a plain search over the same rows finds, in its order', async () => {
  const services = { db: database.db, search: index.search };
  const now = new Date('2026-11-16T09:30:00Z');
  for (const name of typedNames) {
    const answer = await searchDealerships(services, dealershipSearchRequest.parse({ name, limit: 50 }), now);
    const { ids } = searchPlainly(rows, { name }, 'relevance', null, now);
    expect(answer.total, name).toBe(ids.length);
    expect(
      answer.items.map(({ id }) => id),
      name,
    ).toEqual(ids.slice(0, 50));
  }
});

test('the map holds every dealership that the search finds, once, in at most 150 entries', async () => {
  const now = new Date(Date.UTC(2026, 10, 16, 9, 30) + day);
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(requests(), fc.integer({ min: 5, max: 14 }), async (asked, zoom) => {
      const filters = told(asked);
      const place = filters.postcode === undefined ? null : await locatePostcode(database, filters.postcode);
      const plain = searchPlainly(rows, { ...filters, ...(!place && { radiusKm: undefined }) }, 'name', place, now);
      const map = await mapDealerships(database, { ...filters, zoom }, now);
      expect(map.entries.length).toBeLessThanOrEqual(150);
      expect(map.total).toBe(plain.ids.length);
      const alone = map.entries.flatMap((entry) => (entry.kind === 'dealership' ? [entry.dealership.id] : []));
      expect(new Set(alone).size).toBe(alone.length);
      for (const id of alone) expect(plain.ids).toContain(id);
      for (const { kind } of map.entries) kinds.add(kind);
    }),
    { numRuns: 60 },
  );
  expect([...kinds].sort()).toEqual(['cluster', 'dealership']);
}, 240_000);
