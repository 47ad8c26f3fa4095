import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { homeTag, listingTag, sitemapTag } from '@kardan/contract/cache-tags';
import { enqueuePurge } from '@kardan/core/changes/enqueue-purge';
import { inTransaction } from '@kardan/core/db/database';
import { changeListing } from '@kardan/core/listings/changing/change-listing';
import { anActingOperator } from '@kardan/core/testing/actors';
import { startTestCache, type TestCache } from '@kardan/services/cache/test-cache.fixture';
import { startTestOrigin, type TestOrigin } from '@kardan/services/cache/test-origin.fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListings } from './testing/change-listings.ts';
import { createWorkplace, until, type Workplace } from './testing/workplace.ts';

let workplace: Workplace;
let origin: TestOrigin;
let cache: TestCache;
beforeAll(async () => {
  workplace = await createWorkplace();
  origin = await startTestOrigin();
  cache = await startTestCache(origin.url);
});
afterAll(async () => {
  await cache[Symbol.asyncDispose]();
  await origin[Symbol.asyncDispose]();
  await workplace[Symbol.asyncDispose]();
});

const startWorker = (urls = cache.url) =>
  workplace.startWorker({ CACHE_PURGE_URLS: urls, CACHE_PURGE_SECRET: cache.secret });
const pageOf = (listingId: number) => `/auto-${listingId}`;
const get = (listingId: number) => fetch(cache.url + pageOf(listingId));
const isKept = async (listingId: number) => (await get(listingId)).headers.get('x-cache') === 'hit';
const change = (listingId: number, priceEur: number) =>
  inTransaction(workplace.db, (tx) => changeListing(tx, anActingOperator, listingId, { priceEur }));

/** Pages that show the price as the database has it, and are kept. */
async function keptPages(count: number): Promise<number[]> {
  const ids = await buildListings(workplace.db, count);
  for (const id of ids) {
    origin.serve(pageOf(id), async () => ({
      headers: { 'cache-control': 'public, s-maxage=600, stale-while-revalidate=60', 'cache-tag': listingTag(id) },
      body: String(await priceOf(id)),
    }));
    await get(id);
    expect(await isKept(id)).toBe(true);
  }
  return ids;
}

async function priceOf(listingId: number): Promise<number> {
  const query = workplace.db.selectFrom('listing').select('priceEur').where('id', '=', listingId);
  return (await query.executeTakeFirstOrThrow()).priceEur;
}

test('a burst of changes is one request, with each tag once', async () => {
  const tags: (string | undefined)[] = [];
  const counting = createServer(({ headers }, response) => {
    tags.push(headers['cache-tag']?.toString());
    response.end();
  }).listen(0, '127.0.0.1');
  await once(counting, 'listening');
  await inTransaction(workplace.db, async (tx) => {
    for (let times = 0; times < 30; times++) await enqueuePurge(tx, [homeTag, times % 2 === 0 ? homeTag : sitemapTag]);
  });
  await using _worker = await startWorker(`http://127.0.0.1:${(counting.address() as AddressInfo).port}`);
  await until(() => tags.length > 0);
  await until(async () => (await workplace.queue('purge-cache')).active === 0);
  counting.close();
  expect(tags.map((list) => list?.split(',').sort())).toEqual([[homeTag, sitemapTag]]);
});

test('a committed change comes before visitors, one that is rolled back purges nothing', async () => {
  await using _worker = await startWorker();
  const [changed = 0, kept = 0, other = 0] = await keptPages(3);
  const rolledBack = inTransaction(workplace.db, async (tx) => {
    await changeListing(tx, anActingOperator, kept, { priceEur: 1_111 });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');

  await change(changed, 9_990);
  await expect.poll(async () => (await get(changed)).text(), { timeout: 20_000 }).toBe('9990');
  expect(await isKept(kept)).toBe(true);
  expect(await isKept(other)).toBe(true);
});

test('a cache that is down holds up no change and is told when it is back, the others at once', async () => {
  await using second = await startTestCache(origin.url);
  await using _worker = await startWorker(`${second.url},${cache.url}`);
  // More tags than one request takes.
  const ids = await keptPages(50);
  const [id = 0] = ids;
  for (const each of ids) await fetch(second.url + pageOf(each));
  cache.stop();
  await inTransaction(workplace.db, async (tx) => {
    for (const each of ids) await changeListing(tx, anActingOperator, each, { priceEur: 8_880 });
  });
  expect(await priceOf(id)).toBe(8_880);
  const shownBySecond = () => Promise.all(ids.map(async (each) => (await fetch(second.url + pageOf(each))).text()));
  await expect.poll(shownBySecond, { timeout: 20_000 }).toEqual(ids.map(() => '8880'));
  await until(async () => (await workplace.queue('purge-cache')).retry > 0);
  cache.start();
  // It has started empty; the next try finds what was kept since.
  await get(id);
  const before = origin.received(pageOf(id)).length;
  await until(async () => {
    await get(id);
    return origin.received(pageOf(id)).length > before;
  });
  expect((await workplace.queue('purge-cache')).dead).toBe(0);
});

test('a page that was being made while the change committed does not stay', async () => {
  await using _worker = await startWorker();
  const [id = 0] = await keptPages(1);
  const released = Promise.withResolvers<void>();
  const headers = { 'cache-control': 'public, s-maxage=600', 'cache-tag': listingTag(id) };
  const slow = `${pageOf(id)}?slow`;
  origin.serve(slow, async () => {
    const body = String(await priceOf(id));
    await released.promise;
    return { headers, body };
  });
  const early = fetch(cache.url + slow);
  await until(() => origin.received(slow).length === 1);
  await change(id, 7_770);
  await until(async () => !(await isKept(id)));
  released.resolve();
  expect(await (await early).text()).toBe('15000');
  expect(await (await fetch(cache.url + slow)).text()).toBe('15000');
  await expect.poll(async () => (await fetch(cache.url + slow)).text(), { timeout: 20_000 }).toBe('7770');
});
