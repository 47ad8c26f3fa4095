import {
  dealershipMap,
  dealershipSearchData,
  dealershipSearchResponse,
} from '@kardan/contract/calls/dealerships/dealership-search';
import type { ApiError } from '@kardan/contract/client/api-error';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp({ serialiser: 'fast' });
  const { db } = running.database;
  await buildDealership(db, { name: 'Autohaus Kärntnerring', services: ['workshop', 'car-wash'], languages: ['de'] });
  await buildDealership(db, { name: 'Garage Südbahn', services: ['workshop'], accentColour: '#112233' });
  await buildDealership(db, { name: 'Geschlossene Garage', state: 'suspended' });
});
afterAll(() => running[Symbol.asyncDispose]());

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call must fail'),
    (error: ApiError) => error,
  );

test('dealerships are found, counted and put on a map, and nothing of them goes out that the contract does not name', async () => {
  const { visitor } = running;
  const found = await visitor.dealershipSearch({ query: { service: ['workshop'], postcode: '1010', radiusKm: 50 } });
  expect(dealershipSearchResponse.parse(found)).toEqual(found);
  expect(found).toMatchObject({ total: 2, items: [{ cars: 0 }, { cars: 0 }] });
  const [item] = found.items;
  expect(Object.keys(item ?? {})).not.toEqual(expect.arrayContaining(['email', 'legalName', 'vatId']));
  expect(found.facets.services).toEqual([
    { value: 'workshop', count: 2 },
    { value: 'car-wash', count: 1 },
  ]);
  const data = await visitor.dealershipSearchData({ query: { language: 'en' } });
  expect(dealershipSearchData.parse(data)).toEqual(data);
  expect(data.total).toBe(2);
  expect(data.regions.map(({ name }) => name)).toContain('Vienna');
  const map = await visitor.dealershipSearchMap({ query: { name: 'garage' } });
  expect(dealershipMap.parse(map)).toEqual(map);
  expect(map).toMatchObject({ total: 1, entries: [{ kind: 'dealership', dealership: { name: 'Garage Südbahn' } }] });
});

test('one value of a list and several are understood alike', async () => {
  const { visitor } = running;
  expect((await visitor.dealershipSearch({ query: { service: ['car-wash'] } })).total).toBe(1);
  expect((await visitor.dealershipSearch({ query: { service: ['workshop', 'car-wash'] } })).total).toBe(1);
  const answer = await fetch(`${running.host}/api/v1/public/data/dealership-search?service=car-wash&limit=0`);
  expect(await answer.json()).toMatchObject({ total: 1, items: [] });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=10');
});

test('what cannot be asked is refused with the field that is wrong', async () => {
  const { visitor } = running;
  const issuesOf = async (query: object) =>
    (await failureOf(visitor.dealershipSearch({ query }))).issues.map(({ path, code }) => `${path.join('.')} ${code}`);
  expect(await issuesOf({ postcode: '9999' })).toEqual(['postcode unknown-postcode']);
  expect(await issuesOf({ sort: 'distance' })).toEqual(['sort distance-needs-place']);
  expect(await issuesOf({ name: 'x'.repeat(81), limit: 101, page: 0 })).toHaveLength(3);
  expect(await issuesOf({ region: '../wien', make: ['%'], kind: 'rent' })).toHaveLength(3);
  expect(await issuesOf({ openAt: 'tomorrow' })).toHaveLength(1);
  const bounds = { north: 47, south: 48, east: 16, west: 15 };
  const refused = await failureOf(visitor.dealershipSearchMap({ query: bounds }));
  expect(refused.issues).toMatchObject([{ code: 'bounds-reversed' }]);
});
