import { listingTag } from '@kardan/contract/cache-tags';
import { apiPrefix } from '@kardan/contract/calls/call';
import { savedCars } from '@kardan/contract/calls/listings/saved-cars';
import { similarListings } from '@kardan/contract/calls/search/similar-listings';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOfflineApp } from '../../testing/offline-app.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let ids: number[];
beforeAll(async () => {
  running = await createTestApp({ serialiser: 'fast' });
  const { db } = running.database;
  ids = [];
  for (const state of ['active', 'reserved', 'sold', 'withdrawn'] as const)
    ids.push((await buildListing(db, { state })).id);
  await indexListings(running.services, ids);
  await running.index.refresh();
});
afterAll(() => running[Symbol.asyncDispose]());

test('kept cars come back whole and in order, two hundred at most', async () => {
  const { visitor } = running;
  const answer = await visitor.savedCars({ body: { ids } });
  expect(savedCars.parse(answer)).toEqual(answer);
  expect(answer.items.map(({ state }) => state)).toEqual(['active', 'reserved', 'sold', 'gone']);
  const many = Array.from({ length: 200 }, (_, n) => n + 1);
  expect((await visitor.savedCars({ body: { ids: many } })).items).toHaveLength(200);
  await expect(visitor.savedCars({ body: { ids: [...many, 201] } })).rejects.toMatchObject({ status: 400 });
  await expect(visitor.savedCars({ body: { ids: [] } })).rejects.toMatchObject({ status: 400 });
  await expect(visitor.savedCars({ body: { ids: [1.5] } })).rejects.toMatchObject({ status: 400 });
});

test('up to four cars are compared; the answer leaves caches when one of them changes', async () => {
  const { visitor, host } = running;
  const { items } = await visitor.savedCarDetails({ query: { ids } });
  expect(items.map(({ listing }) => listing?.state)).toEqual(['active', 'reserved', 'sold', undefined]);
  expect((await visitor.savedCarDetails({ query: { ids: ids.slice(0, 1) } })).items).toHaveLength(1);
  await expect(visitor.savedCarDetails({ query: { ids: [...ids, 1] } })).rejects.toMatchObject({ status: 400 });
  const query = ids.map((id) => `ids=${id}`).join('&');
  const answer = await fetch(`${host}${apiPrefix}/saved-cars/details?${query}`);
  expect(answer.headers.get('cache-tag')?.split(',')).toEqual(expect.arrayContaining(ids.map(listingTag)));
});

test('similar cars are told for a car on offer and for one that is gone, by id and by slug', async () => {
  const { visitor } = running;
  const [active = 0, reserved = 0, , gone = 0] = ids;
  const answer = await visitor.similarListings({ params: { id: String(active) } });
  expect(similarListings.parse(answer)).toEqual(answer);
  expect(answer.items.map(({ id }) => id)).toEqual([reserved]);
  const ofGone = await visitor.similarListings({ params: { id: `alter-titel-${gone}` } });
  expect(ofGone.items.map(({ id }) => id).sort()).toEqual([active, reserved].sort());
  for (const id of ['999999999', 'kein-auto']) {
    await expect(visitor.similarListings({ params: { id } })).rejects.toMatchObject({ status: 404 });
  }
});

test('without the search engine similar cars answer 503, kept cars and the car itself still 200', async () => {
  const { database } = running;
  await using app = await createOfflineApp({ env: { DATABASE_URL: database.url } });
  const id = ids[0];
  const get = async (path: string) => (await app.inject({ url: apiPrefix + path })).statusCode;
  expect(await get(`/listing/${id}/similar`)).toBe(503);
  expect(await get(`/listing/${id}`)).toBe(200);
  expect(await get(`/saved-cars/details?ids=${id}`)).toBe(200);
  const kept = await app.inject({ method: 'POST', url: `${apiPrefix}/saved-cars`, payload: { ids } });
  expect(kept.statusCode).toBe(200);
});
