import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAsHost, startTestCache, type TestCache } from './test-cache.fixture.ts';
import { startTestOrigin, type TestOrigin } from './test-origin.fixture.ts';

const kept = { 'cache-control': 'public, s-maxage=60' };
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

const get = (path: string, headers: Record<string, string> = {}) => fetch(cache.url + path, { headers });

test('one visitor’s cookies reach neither the origin nor the next visitor', async () => {
  origin.serve('/greeting', ({ headers }) => ({ headers: kept, body: `hello ${headers.cookie ?? 'stranger'}` }));
  expect(await (await get('/greeting', { cookie: 'name=<script>' })).text()).toBe('hello stranger');
  expect(await (await get('/greeting', { cookie: 'name=other' })).text()).toBe('hello stranger');
  expect(origin.received('/greeting')).toHaveLength(1);
});

test.each([
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-scheme',
  'x-forwarded-server',
  'forwarded',
  'x-host',
  'x-original-host',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-real-ip',
  'x-middleware-subrequest',
  'x-middleware-prefetch',
  'x-matched-path',
  'x-now-route-matches',
  'x-invoke-path',
  'x-invoke-status',
  'x-nextjs-data',
  'cache-tag',
])('%s never reaches an origin that would print it into the page', async (header) => {
  const path = `/canonical-${header}`;
  origin.serve(path, ({ headers }) => ({ headers: kept, body: `link ${headers[header] ?? 'none'}` }));
  expect(await (await get(path, { [header]: 'evil.example' })).text()).toBe('link none');
  const next = await get(path);
  expect(next.headers.get('x-cache')).toBe('hit');
  expect(await next.text()).toBe('link none');
});

test('nobody can put the router’s data in the place of a page', async () => {
  const vary = { ...kept, vary: 'rsc' };
  origin.serve('/plain', ({ headers }) => ({ headers: vary, body: headers.rsc ? 'flight' : 'html' }));
  for (const header of ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-router-segment-prefetch'])
    expect(await (await get('/plain', { [header]: '1' })).text()).toBe('html');
  expect(origin.received('/plain')).toHaveLength(1);
});

test('another host’s page is never shown as ours, however it is written', async () => {
  origin.serve('/host', ({ headers }) => ({ headers: kept, body: `at ${headers.host}` }));
  const at = (host: string) => getAsHost(`${cache.url}/host`, host);
  expect(await at('evil.example')).toBe('at evil.example');
  expect(await at('kardan.example')).toBe('at kardan.example');
  expect(await at('KARDAN.example')).toBe('at kardan.example');
  expect(origin.received('/host')).toHaveLength(2);
});

test('https is believed of a proxy in front and kept apart', async () => {
  origin.serve('/proto', ({ headers }) => ({ headers: kept, body: String(headers['x-forwarded-proto']) }));
  const over = async (proto: string) => (await get('/proto', { 'x-forwarded-proto': proto })).text();
  expect(await over('https')).toBe('https');
  expect(await (await get('/proto')).text()).toBe('undefined');
});

test('the origin learns the visitor’s address as the last one, after whatever was claimed', async () => {
  origin.serve('/address', { headers: { 'cache-control': 'no-store' } });
  await get('/address');
  await get('/address', { 'x-forwarded-for': '198.51.100.7' });
  const addresses = origin.received('/address').map(({ headers }) => headers['x-forwarded-for']);
  expect(addresses).toEqual(['127.0.0.1', '198.51.100.7, 127.0.0.1']);
});

test('visitors see nothing of tags, of the machinery and of one another', async () => {
  const inner = {
    'cache-tag': 'listing:1',
    'ratelimit-remaining': '7',
    'ratelimit-limit': '600',
    'x-request-id': 'r-1',
    'x-powered-by': 'x',
    'x-nextjs-cache': 'HIT',
  };
  origin.serve('/inner', { headers: { ...kept, ...inner, etag: '"1"' } });
  for (const state of ['miss', 'hit']) {
    const { headers } = await get('/inner');
    expect(headers.get('x-cache')).toBe(state);
    expect([...Object.keys(inner), 'xkey', 'via', 'x-varnish'].filter((name) => headers.has(name))).toEqual([]);
    expect(headers.get('etag')).toBe('"1"');
  }
  origin.serve('/limited', {
    headers: { 'cache-control': 'no-store', 'ratelimit-remaining': '7', 'x-request-id': 'r-2' },
  });
  const own = await get('/limited');
  expect([own.headers.get('ratelimit-remaining'), own.headers.get('x-request-id')]).toEqual(['7', 'r-2']);
});

test('methods that nobody needs are refused', async () => {
  for (const method of ['PROPFIND', 'BAN']) expect((await fetch(`${cache.url}/x`, { method })).status).toBe(405);
});
