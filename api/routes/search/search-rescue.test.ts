import { type MapBounds, type SearchMap, searchMap } from '@kardan/contract/calls/search/search-map';
import { searchRescue } from '@kardan/contract/calls/search/search-rescue';
import type { ApiError } from '@kardan/contract/client/api-error';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp({ serialiser: 'fast' });
  const { id } = await buildListing(running.database.db, { priceEur: 14_390, title: 'Knapp daneben' });
  await indexListings(running.services, [id]);
  await running.index.refresh();
});
afterAll(() => running[Symbol.asyncDispose]());

test('a search that just misses a car is shown the way and the car', async () => {
  const rescue = await running.visitor.searchRescue({ body: { priceEur: { to: 14_000 }, fuel: ['diesel'] } });
  expect(searchRescue.parse(rescue)).toEqual(rescue);
  expect(rescue).toMatchObject({
    total: 0,
    ways: [
      {
        changes: [{ key: 'priceEur', kind: 'widened', from: { to: 14_000 }, to: { to: 14_500 } }],
        filters: { priceEur: { to: 14_500 }, fuel: ['diesel'] },
        total: 1,
      },
    ],
    nearest: [
      { card: { title: 'Knapp daneben' }, deviation: { key: 'priceEur', wanted: { to: 14_000 }, actual: 14_390 } },
    ],
  });
});

test('a single car stands on the map by itself once the map is close enough', async () => {
  const far = await running.visitor.searchMap({ body: {} });
  expect(far).toMatchObject({ total: 1, entries: [{ kind: 'cluster', count: 1, priceFromEur: 14_390 }] });
  const close = await running.visitor.searchMap({ body: { zoom: 11, bounds: around(far) } });
  expect(close.entries).toMatchObject([
    { kind: 'car', car: { title: 'Knapp daneben', priceEur: 14_390, novaIncluded: true } },
  ]);
  for (const answer of [far, close]) expect(searchMap.parse(answer)).toEqual(answer);
});

function around({ entries: [entry] }: SearchMap): MapBounds {
  const { latitude, longitude } = entry ?? expect.unreachable('there is an entry');
  return { north: latitude + 0.1, south: latitude - 0.1, east: longitude + 0.1, west: longitude - 0.1 };
}

test('bounds that are reversed, a zoom beyond the tiles and unknown filters are refused', async () => {
  const bounds = { north: 47, south: 48, east: 16, west: 15 };
  const refused = await running.visitor.searchMap({ body: { bounds, zoom: 15 } }).then(
    () => expect.unreachable('the call must fail'),
    (error: ApiError) => error,
  );
  expect(refused.issues.map(({ path, code }) => `${path.join('.')} ${code}`).sort()).toEqual([
    'bounds bounds-reversed',
    'zoom too-big',
  ]);
  const unknown = running.visitor.searchRescue({ body: { sort: 'newest' } as never });
  await expect(unknown).rejects.toMatchObject({ status: 400 });
});
