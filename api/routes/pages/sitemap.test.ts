import { apiPrefix } from '@kardan/contract/calls/call';
import { ApiError } from '@kardan/contract/client/api-error';
import { openSearchEngine } from '@kardan/core/search/engine';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
  const { db } = running.database;
  const golf = await vehicle('volkswagen', 'golf');
  const polo = await vehicle('volkswagen', 'polo');
  const graz = await cityIn('graz-stadt');
  const { id: dealershipId } = await buildDealership(db, { cityId: graz });
  const ids: number[] = [];
  for (const car of [
    { ...golf, category: 'used', body: 'estate' },
    { ...golf, category: 'used', body: 'hatchback' },
    { ...polo, category: 'used', body: 'hatchback' },
    { ...polo, category: 'one-year', body: 'cabriolet' },
  ] as const) {
    ids.push((await buildListing(db, { ...car, dealershipId })).id);
  }
  await indexListings(running.services, ids);
  await running.index.refresh();
});
afterAll(() => running[Symbol.asyncDispose]());

function vehicle(make: string, model: string) {
  return running.database.db
    .selectFrom('model')
    .innerJoin('make', 'make.id', 'model.makeId')
    .select(['make.id as makeId', 'model.id as modelId'])
    .where('make.slug', '=', make)
    .where('model.slug', '=', model)
    .executeTakeFirstOrThrow();
}

async function cityIn(district: string): Promise<number> {
  const { id } = await running.database.db
    .selectFrom('city')
    .innerJoin('district', 'district.id', 'city.districtId')
    .select('city.id')
    .where('district.slug', '=', district)
    .orderBy('city.id')
    .executeTakeFirstOrThrow();
  return id;
}

test('a section lists the makes and models that have cars in it, and how many of them are estates', async () => {
  const used = await running.visitor.sitemapSection({ params: { section: 'used' } });
  expect(used).toMatchObject({
    section: 'used',
    count: 3,
    estates: 1,
    makes: [
      {
        slug: 'volkswagen',
        count: 3,
        estates: 1,
        models: [
          { slug: 'golf', count: 2, estates: 1 },
          { slug: 'polo', count: 1, estates: 0 },
        ],
      },
    ],
  });
  const cabriolets = await running.visitor.sitemapSection({ params: { section: 'cabriolet' } });
  expect(cabriolets).toMatchObject({ count: 1, estates: 0, makes: [{ slug: 'volkswagen', estates: 0 }] });
  expect(await running.visitor.sitemapSection({ params: { section: 'old-timer' } })).toMatchObject({ makes: [] });
});

test('regional pages are those that have cars', async () => {
  expect(await running.visitor.sitemapRegionalPages()).toEqual([
    { slug: 'steiermark', districts: [{ slug: 'graz-stadt', makes: ['volkswagen'] }] },
  ]);
});

test.each([
  ['listings/abc', 'not-found'],
  ['listings/-1', 'not-found'],
  ['listings/1.5', 'not-found'],
  ['listings/99999999999', 'not-found'],
  ['sections/boats', 'not-found'],
  ['listings/0?after=x', 'invalid-request'],
])('%s is refused: %s', async (path, code) => {
  const answer = await fetch(`${running.host}${apiPrefix}/sitemap/${path}`);
  expect(await answer.json()).toMatchObject({ code, status: answer.status });
});

test('a key beyond the range gives its end, and a range without cars is not found', async () => {
  const client = running.visitor;
  const atTheEnd = await client.sitemapListings({ params: { range: 0 }, query: { after: 999_999_999_999 } });
  expect(atTheEnd).toEqual({ items: [], next: null });
  const none = await client.sitemapListings({ params: { range: 999_999 } }).catch((error: ApiError) => error);
  expect(none).toBeInstanceOf(ApiError);
  expect(none).toMatchObject({ status: 404 });
});

test('answers may be kept for five minutes at most: a car that is gone must soon be gone here', async () => {
  for (const path of ['ranges', 'listings/0', 'dealerships/0', 'directory', 'regional', 'sections/used']) {
    const answer = await fetch(`${running.host}${apiPrefix}/sitemap/${path}`);
    await answer.body?.cancel();
    const [, seconds] = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? [];
    expect(Number(seconds), path).toBeLessThanOrEqual(300);
  }
});

test('without the search engine cars and dealerships are still listed; what it counts answers 503', async () => {
  const search = openSearchEngine({ ...running.services.env, OPENSEARCH_URL: ['http://127.0.0.1:9'] });
  const app = await buildApp({ ...running.services, search });
  const statusOf = async (path: string) =>
    (await app.inject({ method: 'GET', url: `${apiPrefix}/sitemap/${path}` })).statusCode;
  for (const path of ['ranges', 'listings/0', 'dealerships/0', 'directory'])
    expect(await statusOf(path), path).toBe(200);
  for (const path of ['sections/used', 'regional', 'makes', 'regions']) expect(await statusOf(path), path).toBe(503);
  await app.close();
  await search.client.close();
});
