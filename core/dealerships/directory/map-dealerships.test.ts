import { dealershipMap, dealershipMapRequest } from '@kardan/contract/calls/dealerships/dealership-search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { mapDealerships } from './map-dealerships.ts';

const spot = { latitude: 48.2, longitude: 16.37 };
const crowd = { latitude: 47.07, longitude: 15.44 };
const around = ({ latitude, longitude }: typeof spot, degrees: number) => ({
  south: latitude - degrees,
  north: latitude + degrees,
  west: longitude - degrees,
  east: longitude + degrees,
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

async function entriesAt(place: typeof spot, degrees: number, zoom: number) {
  const map = await mapDealerships(database, dealershipMapRequest.parse({ ...around(place, degrees), zoom }));
  expect(dealershipMap.parse(map)).toEqual(map);
  return map.entries;
}

test('where one cannot look closer, all dealerships of a spot are named, each at its own place', async () => {
  const next = { ...spot, latitude: 48.2001 };
  await buildDealership(database.db, { ...spot, name: 'Autohaus Adler' });
  await buildDealership(database.db, { ...next, name: 'Autohaus Berger' });
  expect(await entriesAt(spot, 0.05, 12)).toMatchObject([{ kind: 'cluster', count: 2 }]);
  expect(await entriesAt(spot, 0.006, 14)).toMatchObject([
    { kind: 'dealership', ...spot, dealership: { name: 'Autohaus Adler' } },
    { kind: 'dealership', ...next, dealership: { name: 'Autohaus Berger' } },
  ]);
});

test('more than fit on a map are counted: no answer has over 150 entries', async () => {
  for (let count = 0; count < 151; count += 1) await buildDealership(database.db, crowd, { agreed: false });
  expect(await entriesAt(crowd, 0.006, 14)).toMatchObject([{ kind: 'cluster', count: 151 }]);
});
