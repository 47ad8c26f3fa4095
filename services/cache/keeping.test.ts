import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestCache, type TestCache } from './test-cache.fixture.ts';
import { startTestOrigin, type TestOrigin } from './test-origin.fixture.ts';

const kept = { 'cache-control': 'public, max-age=5, s-maxage=60, stale-while-revalidate=60' };
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

async function get(path: string, init: RequestInit = {}) {
  const response = await fetch(cache.url + path, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return { status, headers, body: await response.text(), state: headers.get('x-cache') };
}

async function states(path: string, times = 2, init: RequestInit = {}): Promise<(string | null)[]> {
  const seen: (string | null)[] = [];
  for (let time = 0; time < times; time++) seen.push((await get(path, init)).state);
  return seen;
}

describe('what is kept', () => {
  test('the second visitor gets what the first one got, with its age, and the origin is not asked', async () => {
    origin.serve('/car', { headers: kept, body: 'Golf' });
    expect(await get('/car')).toMatchObject({ status: 200, body: 'Golf', state: 'miss' });
    await wait(1100);
    const second = await get('/car');
    expect(second).toMatchObject({ status: 200, body: 'Golf', state: 'hit' });
    expect(Number(second.headers.get('age'))).toBeGreaterThanOrEqual(1);
    expect(origin.received('/car')).toHaveLength(1);
  });

  test('an answer that is too old is shown once more while a new one is fetched', async () => {
    origin.serve('/list', {
      headers: { 'cache-control': 'public, s-maxage=1, stale-while-revalidate=30' },
      body: 'old',
    });
    await get('/list');
    origin.serve('/list', { headers: kept, body: 'new' });
    await wait(1200);
    expect(await get('/list')).toMatchObject({ body: 'old', state: 'stale' });
    await expect.poll(() => get('/list')).toMatchObject({ body: 'new', state: 'hit' });
    expect(origin.received('/list')).toHaveLength(2);
  });

  test('without stale-while-revalidate nothing is shown beyond its time', async () => {
    origin.serve('/exact', { headers: { 'cache-control': 'public, max-age=1' } });
    await get('/exact');
    await wait(1200);
    expect((await get('/exact')).state).toBe('miss');
  });

  test('while the origin fails, what may still be shown is shown, then an error that nobody keeps', async () => {
    origin.serve('/tough', {
      headers: { 'cache-control': 'public, s-maxage=1, stale-while-revalidate=2' },
      body: 'old',
    });
    await get('/tough');
    await wait(1200);
    origin.serve('/tough', { status: 500, headers: kept, body: 'broken' });
    expect(await states('/tough', 3)).toEqual(['stale', 'stale', 'stale']);
    origin.fail(true);
    expect(await get('/tough')).toMatchObject({ status: 200, body: 'old' });
    await wait(2200);
    const broken = await get('/tough');
    origin.fail(false);
    expect(broken.status).toBe(503);
    expect(broken.headers.get('cache-control')).toBe('no-store');
    expect(broken.headers.get('retry-after')).toBe('5');
    expect(broken.body).toContain('Gleich wieder da');
    origin.serve('/tough', { headers: kept, body: 'whole' });
    await expect.poll(() => get('/tough'), { timeout: 5000 }).toMatchObject({ status: 200, body: 'whole' });
  });

  test('fifty visitors at once cost the origin one answer', async () => {
    origin.serve('/popular', async () => {
      await wait(300);
      return { headers: kept, body: 'one' };
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/popular')));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['one']));
    expect(origin.received('/popular')).toHaveLength(1);
  });

  test('what cannot be kept is answered side by side, not one visitor after the other', async () => {
    const headers = { 'cache-control': 'no-store' };
    origin.serve('/own', { headers });
    await get('/own');
    // Nobody is answered before all ten have been asked for.
    const everybody = Promise.withResolvers<void>();
    origin.serve('/own', async () => {
      if (origin.received('/own').length === 11) everybody.resolve();
      await everybody.promise;
      return { headers };
    });
    await Promise.all(Array.from({ length: 10 }, () => get('/own')));
    expect(origin.received('/own')).toHaveLength(11);
  });

  test('variants are kept apart as Vary tells, the router’s own included', async () => {
    const vary = { ...kept, vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch' };
    for (const path of ['/page', '/page?_rsc=1abc'])
      origin.serve(path, ({ headers }) => ({
        headers: vary,
        body: headers.rsc ? `flight ${headers['next-router-state-tree']}` : 'html',
      }));
    const flight = (tree: string) => ({ headers: { rsc: '1', 'next-router-state-tree': tree } });
    expect((await get('/page?_rsc=1abc', flight('a'))).body).toBe('flight a');
    expect(await get('/page?_rsc=1abc', flight('a'))).toMatchObject({ body: 'flight a', state: 'hit' });
    expect(await get('/page?_rsc=1abc', flight('b'))).toMatchObject({ body: 'flight b', state: 'miss' });
    expect((await get('/page?_rsc=1abc')).body).toBe('html');
    expect((await get('/page')).body).toBe('html');
  });

  test.each([404, 410, 301, 308])('%i is kept when its Cache-Control says so, and only then', async (status) => {
    origin.serve(`/kept-${status}`, { status, headers: { ...kept, location: '/x' } });
    origin.serve(`/plain-${status}`, { status, headers: { location: '/x' } });
    expect(await states(`/kept-${status}`)).toEqual(['miss', 'hit']);
    expect(await states(`/plain-${status}`)).toEqual(['miss', 'miss']);
  });

  test('browsers are told their own time only: they cannot be purged', async () => {
    origin.serve('/times', { headers: kept });
    expect((await get('/times')).headers.get('cache-control')).toBe('public, max-age=5');
    origin.serve('/no-time', { headers: { 'cache-control': 's-maxage=60, stale-while-revalidate=60' } });
    expect((await get('/no-time')).headers.get('cache-control')).toBe('max-age=0, must-revalidate');
    expect(await states('/no-time')).toEqual(['hit', 'hit']);
  });

  test('text is compressed for those who take it', async () => {
    origin.serve('/long', { headers: { ...kept, 'content-type': 'text/html' }, body: 'x'.repeat(5000) });
    const answer = await get('/long', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.body).toHaveLength(5000);
    expect(
      (await get('/long', { headers: { 'accept-encoding': 'identity' } })).headers.get('content-encoding'),
    ).toBeNull();
  });
});

test('a dealer who is signed in gets public pages from the cache like everybody else, and the origin sees no session', async () => {
  origin.serve('/for-all', { headers: kept });
  const signedIn = { headers: { cookie: '__Host-kardan-session=secret' } };
  expect(await states('/for-all', 2, signedIn)).toEqual(['miss', 'hit']);
  expect((await get('/for-all')).state).toBe('hit');
  expect(origin.received('/for-all').map(({ headers }) => headers.cookie)).toEqual([undefined]);
});

test('the sign-in page is kept for nobody', async () => {
  origin.serve('/anmelden', { headers: { 'cache-control': 'private, no-store' } });
  expect(await states('/anmelden')).toEqual(['miss', 'miss']);
});

describe('what is never kept', () => {
  test.each([
    ['set-cookie', { ...kept, 'set-cookie': 'id=1' }],
    ['private', { 'cache-control': 'private, max-age=60' }],
    ['no-store', { 'cache-control': 'no-store, s-maxage=60' }],
    ['no-cache', { 'cache-control': 'no-cache, max-age=60' }],
    ['no word of it', {}],
    ['vary-all', { ...kept, vary: '*' }],
  ])('an answer with %s', async (name, headers) => {
    const path = `/never-${name.replaceAll(' ', '-')}`;
    origin.serve(path, { headers });
    expect(await states(path)).toEqual(['miss', 'miss']);
  });

  test.each([500, 502, 503, 429, 403])('status %i, whatever its Cache-Control', async (status) => {
    origin.serve(`/status-${status}`, { status, headers: kept });
    expect(await states(`/status-${status}`)).toEqual(['miss', 'miss']);
  });

  test.each([
    '/api/v1/public/admin/ping',
    '/api/v1/public/admin?x',
    '/dealership-admin',
    '/en/dealership-admin/autohaus/offers',
  ])('the admin area: %s passes by, cookies included', async (path) => {
    origin.serve(path, { headers: kept });
    expect(await states(path, 2, { headers: { cookie: 'session=1' } })).toEqual(['pass', 'pass']);
    expect(origin.received(path).at(-1)?.headers.cookie).toBe('session=1');
  });

  test('authorised requests pass by a page that is kept, and leave none behind', async () => {
    origin.serve('/secured', ({ headers }) => ({ headers: kept, body: headers.authorization ? 'mine' : 'public' }));
    const authorised = { headers: { authorization: 'Bearer token' } };
    expect(await get('/secured', authorised)).toMatchObject({ body: 'mine', state: 'pass' });
    expect(await get('/secured')).toMatchObject({ body: 'public', state: 'miss' });
    expect(await get('/secured', authorised)).toMatchObject({ body: 'mine', state: 'pass' });
    expect(await get('/secured')).toMatchObject({ body: 'public', state: 'hit' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s', async (method) => {
    origin.serve(`/write-${method}`, { headers: kept });
    expect(await states(`/write-${method}`, 2, { method })).toEqual(['pass', 'pass']);
    expect(origin.received(`/write-${method}`).map((request) => request.method)).toEqual([method, method]);
  });
});
