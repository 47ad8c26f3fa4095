import { searchMapRequest } from '@kardan/contract/calls/search/search-map';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import type { SearchEngine } from '../engine.ts';
import { indexListings } from '../index/index-listings.ts';
import { mapListings } from './map-listings.ts';

const spot = { latitude: 48.2, longitude: 16.37 };
const around = (degrees: number) => ({
  south: spot.latitude - degrees,
  north: spot.latitude + degrees,
  west: spot.longitude - degrees,
  east: spot.longitude + degrees,
});

let database: TestDatabase;
let index: TestIndex;
let services: { db: Database; search: SearchEngine };
beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  services = { db: database.db, search: index.search };
  const ids: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const { id: dealershipId } = await buildDealership(database.db, spot);
    for (let cars = 0; cars < 2; cars += 1) ids.push((await buildListing(database.db, { dealershipId })).id);
  }
  await indexListings(services, ids);
  await index.refresh();
});
afterAll(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));

const entriesAt = async (bounds: ReturnType<typeof around>, zoom: number) =>
  (await mapListings(services, searchMapRequest.parse({ bounds, zoom }))).entries;

test('where one cannot look closer, all dealerships of a spot are named, however many', async () => {
  expect(await entriesAt(around(0.05), 12)).toMatchObject([{ kind: 'cluster', count: 24 }]);
  const named = await entriesAt(around(0.006), 14);
  expect(named).toHaveLength(12);
  for (const entry of named) expect(entry).toMatchObject({ kind: 'dealership', count: 2 });
});
