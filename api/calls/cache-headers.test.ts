import { cityTag, dealershipTag, districtTag, listingTag, regionTag, sitemapTag } from '@kardan/contract/cache-tags';
import { defineCall } from '@kardan/contract/calls/call';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Api } from '../route.ts';
import { everyone, operator } from '../rules/access.ts';
import { perVisitor } from '../rules/limit.ts';
import { createOfflineApp } from '../testing/offline-app.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

async function headersOf(path: string) {
  const { headers } = await fetch(`${running.host}/api/v1/public${path}`);
  return { tags: headers.get('cache-tag')?.split(','), keeping: headers.get('cache-control') };
}

test('a car’s answer names the car and its dealership; caches that can be told keep it longer than browsers', async () => {
  const { id, slug, dealershipId } = await buildListing(running.database.db);
  for (const reference of [id, slug])
    expect(await headersOf(`/listing/${reference}`)).toEqual({
      tags: [listingTag(id), dealershipTag(dealershipId)],
      keeping: 'public, max-age=10, s-maxage=300, stale-while-revalidate=60',
    });
});

test('places name themselves, lists of places each district once', async () => {
  expect((await headersOf('/city/wien-1010')).tags).toEqual([cityTag(1010)]);
  expect((await headersOf('/region')).tags).toHaveLength(9);
  expect((await headersOf('/region/tirol')).tags).toEqual([regionTag(7)]);
  const districts = (await running.visitor.districtsOfRegion({ params: { id: 'tirol' } })).map(({ id }) =>
    districtTag(id),
  );
  expect((await headersOf('/region/tirol/districts')).tags?.sort()).toEqual([...districts, regionTag(7)].sort());
  expect((await headersOf('/region/tirol/cities')).tags?.sort()).toEqual(districts.sort());
});

test('the sitemap has a tag though its answer is JSON before it reaches the route', async () => {
  expect((await headersOf('/sitemap/makes')).tags).toEqual([sitemapTag]);
});

test('lists that live by time, and failures, have no tags', async () => {
  expect(await headersOf('/search/params')).toEqual({ tags: undefined, keeping: 'public, max-age=10' });
  expect(await headersOf('/listing/0')).toEqual({ tags: undefined, keeping: 'no-store' });
});

const shared = { limit: perVisitor(1, 'minute'), maxAgeSeconds: 1, sharedMaxAgeSeconds: 9, handler: () => 'x' };
const call = defineCall({ method: 'GET', path: '/test/kept', summary: '', response: z.string() });

test.each<[string, (api: Api) => void]>([
  ['needs tags', (api) => api.route({ ...call, ...shared, access: everyone })],
  [
    'needs a token',
    (api) => api.route({ ...call, ...shared, secure: true, access: operator, cacheTags: [sitemapTag] }),
  ],
])('a route that %s cannot be registered with what contradicts it', async (words, extraRoutes) => {
  await expect(createOfflineApp({ extraRoutes })).rejects.toThrow(words);
});
