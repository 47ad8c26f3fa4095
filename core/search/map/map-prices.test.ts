import { searchMapRequest } from '@kardan/contract/calls/search/search-map';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { indexListings } from '../index/index-listings.ts';
import { mapListings } from './map-listings.ts';

let database: TestDatabase;
let index: TestIndex;
let services: { db: TestDatabase['db']; search: TestIndex['search'] };

const graz = { latitude: 47.07, longitude: 15.44 };
const linz = { latitude: 48.31, longitude: 14.29 };
const around = ({ latitude, longitude }: typeof graz) => ({
  north: latitude + 0.02,
  south: latitude - 0.02,
  east: longitude + 0.02,
  west: longitude - 0.02,
});
const closest = 14;

beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  services = { db: database.db, search: index.search };
  const [mixed, without] = [await buildDealership(database.db, graz), await buildDealership(database.db, linz)];
  const cars = [
    { dealershipId: mixed.id, priceEur: 9_000, novaIncluded: false },
    { dealershipId: mixed.id, priceEur: 12_000 },
    { dealershipId: mixed.id, priceEur: 14_000 },
    { dealershipId: without.id, priceEur: 7_000, novaIncluded: false },
    { dealershipId: without.id, priceEur: 8_000, novaIncluded: false },
  ];
  const ids: number[] = [];
  for (const car of cars) ids.push((await buildListing(database.db, car)).id);
  await indexListings(services, ids);
  await index.refresh();
});
afterAll(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));

const entriesOf = async (asked: object) => (await mapListings(services, searchMapRequest.parse(asked))).entries;

test('the lowest price of a dealership is one with NoVA, and none where no price holds it; every car is counted', async () => {
  const ofDealership = { kind: 'dealership', priceFromEur: 12_000, count: 3 };
  expect(await entriesOf({ bounds: around(graz), zoom: closest })).toMatchObject([ofDealership]);
  expect(await entriesOf({ bounds: around(linz), zoom: closest })).toMatchObject([
    { ...ofDealership, priceFromEur: null, count: 2 },
  ]);
});

test('the same holds for clusters', async () => {
  const entries = await entriesOf({});
  const ofClusters = entries.map((entry) => entry.kind === 'cluster' && [entry.count, entry.priceFromEur]);
  expect(ofClusters.sort()).toEqual([
    [2, null],
    [3, 12_000],
  ]);
});

test('a single car keeps its price, and says that it is without NoVA', async () => {
  expect(await entriesOf({ bounds: around(linz), zoom: closest, priceEur: { to: 7_500 } })).toMatchObject([
    { kind: 'car', car: { priceEur: 7_000, novaIncluded: false } },
  ]);
});
