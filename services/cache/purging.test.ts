import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAsHost, startTestCache, type TestCache } from './test-cache.fixture.ts';
import { startTestOrigin, type TestOrigin } from './test-origin.fixture.ts';

let origin: TestOrigin;
let cache: TestCache;
beforeAll(async () => {
  origin = await startTestOrigin();
  cache = await startTestCache(origin.url);
});
afterAll(async () => {
  await cache[Symbol.asyncDispose]();
  await origin[Symbol.asyncDispose]();
});

const state = async (path: string) => (await fetch(cache.url + path)).headers.get('x-cache');

/** Has the pages kept, each with its tags. */
async function keep(pages: Record<string, string | undefined>): Promise<void> {
  for (const [path, tags] of Object.entries(pages)) {
    origin.serve(path, { headers: { 'cache-control': 'public, s-maxage=60', ...(tags && { 'cache-tag': tags }) } });
    await state(path);
    expect(await state(path)).toBe('hit');
  }
}

function purge(path: string, headers: Record<string, string> = {}) {
  return fetch(cache.url + path, { method: 'PURGE', headers: { authorization: `Bearer ${cache.secret}`, ...headers } });
}

test('a tag removes exactly what carries it', async () => {
  await keep({
    '/a1': 'listing:1,dealership:5',
    '/a2': 'listing:2, dealership:5',
    '/a12': 'listing:12,dealership:6',
    '/a3': undefined,
    '/listing:1': undefined,
  });
  expect((await purge('/', { 'cache-tag': 'listing:1' })).headers.get('x-purged')).toBe('1');
  expect(await state('/a1')).toBe('miss');
  for (const path of ['/a2', '/a12', '/a3', '/listing:1']) expect(await state(path)).toBe('hit');
  expect((await purge('/', { 'cache-tag': 'dealership:5,dealership:6' })).headers.get('x-purged')).toBe('3');
  for (const path of ['/a1', '/a2', '/a12']) expect(await state(path)).toBe('miss');
  expect(await state('/a3')).toBe('hit');
});

test('a tag that nothing carries removes nothing', async () => {
  await keep({ '/b': 'listing:7' });
  expect((await purge('/', { 'cache-tag': 'listing:8' })).headers.get('x-purged')).toBe('0');
  expect(await state('/b')).toBe('hit');
});

test('an address is removed with its variants and for every host, others stay', async () => {
  await keep({ '/c?x=1,2': undefined, '/c?x=1': undefined, '/c': undefined });
  await getAsHost(`${cache.url}/c?x=1,2`, 'other.example');
  expect((await purge('/c?x=1,2')).headers.get('x-purged')).toBe('2');
  expect(await state('/c?x=1,2')).toBe('miss');
  for (const path of ['/c?x=1', '/c']) expect(await state(path)).toBe('hit');
});

test('what is purged is not shown again, not even while the new one is fetched', async () => {
  origin.serve('/d', {
    headers: { 'cache-control': 's-maxage=60, stale-while-revalidate=60', 'cache-tag': 'listing:9' },
    body: 'old',
  });
  await state('/d');
  origin.serve('/d', { headers: { 'cache-control': 's-maxage=60', 'cache-tag': 'listing:9' }, body: 'new' });
  await purge('/', { 'cache-tag': 'listing:9' });
  expect(await (await fetch(`${cache.url}/d`)).text()).toBe('new');
});

test.each([
  ['no secret', { authorization: '' }],
  ['a wrong secret', { authorization: 'Bearer wrong' }],
  ['the secret through another proxy', { 'x-forwarded-for': '203.0.113.9' }],
])('a purge with %s is refused and removes nothing', async (_, headers) => {
  await keep({ '/e': 'listing:3' });
  for (const path of ['/', '/e'])
    expect((await purge(path, { 'cache-tag': 'listing:3', ...(headers as Record<string, string>) })).status).toBe(403);
  expect((await purge('/e', headers as Record<string, string>)).status).toBe(403);
  expect(await state('/e')).toBe('hit');
});

test('a visitor cannot make an answer carry a tag, nor a purge remove more by an odd address', async () => {
  await keep({ '/f': 'home' });
  origin.serve('/f?a,home', { headers: { 'cache-control': 's-maxage=60' } });
  await state('/f?a,home');
  expect((await purge('/', { 'cache-tag': 'home' })).headers.get('x-purged')).toBe('1');
  expect(await state('/f?a,home')).toBe('hit');
});
