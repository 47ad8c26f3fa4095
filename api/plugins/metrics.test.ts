import { createPartCache } from '@kardan/core/search/part-cache';
import { buildListing } from '@kardan/core/testing/build-listing';
import { startMetrics } from '@kardan/telemetry/metrics/start-metrics';
import { scrape } from '@kardan/telemetry/testing/scrape';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAnswerCache } from '../calls/answer-cache.ts';
import { buildVisitor } from '../testing/inquiries.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { areaOf } from './request-area.ts';

let running: TestApp;
let metrics: Awaited<ReturnType<typeof startMetrics>>;
beforeAll(async () => {
  metrics = await startMetrics({ process: 'api', host: '127.0.0.1', port: 0 });
  running = await createTestApp();
});
afterAll(async () => {
  await running[Symbol.asyncDispose]();
  await metrics.close();
});

const duration = 'kardan_http_request_duration_seconds_count';

test('calls are counted by the pattern of their route, whatever the address holds', async () => {
  for (const name of ['kanarienvogel-1', 'kanarienvogel-2']) {
    await fetch(`${running.host}/api/v1/public/dealership/${name}`);
    await fetch(`${running.host}/kanarienvogel/${name}?mail=kanarienvogel@example.at`, { method: 'PUT' });
  }
  const told = await scrape(metrics.port);
  const routes = told.samples.filter(({ name }) => name === duration).map(({ labels }) => labels.route);
  expect(routes).toContain('unknown');
  expect(told.value(duration, { route: 'unknown', method: 'any', status: '4xx', area: 'public' })).toBe(2);
  expect(told.text).not.toContain('kanarienvogel');
});

test('searches are counted by kind, with the engine’s time', async () => {
  const search = { route: '/api/v1/public/search/query', area: 'search', status: '2xx' };
  const counted = async () => {
    const told = await scrape(metrics.port);
    const engine = told.value('kardan_search_engine_duration_seconds_count', { kind: 'results', end: 'answered' });
    return { calls: told.value(duration, search) ?? 0, engine: engine ?? 0 };
  };
  const before = await counted();
  const answer = await fetch(`${running.host}/api/v1/public/search/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fuel: ['diesel'] }),
  });
  expect(answer.status).toBe(200);
  expect(await counted()).toEqual({ calls: before.calls + 1, engine: before.engine + 1 });
});

test('what our own memory answered is counted beside what it did not', async () => {
  const answers = createAnswerCache(10);
  await Promise.all([answers.once('a', async () => '1'), answers.once('a', async () => '2')]);
  await answers.once('a', async () => '3');
  const parts = createPartCache(10);
  const part = { json: Buffer.from('1'), total: 1, asOf: Date.now() };
  const share = (...keys: string[]) =>
    parts.share(keys, async (missing) => new Map([...missing].map((key) => [key, part])), { keep: true });
  await share('a', 'b');
  await share('a', 'b', 'c');
  const told = await scrape(metrics.port);
  const of = (cache: string) =>
    ['hit', 'shared', 'miss'].map((result) => told.value('kardan_cache_lookups_total', { cache, result }));
  expect(of('api-answers')).toEqual([1, 1, 1]);
  expect(of('search-parts')).toEqual([2, undefined, 3]);
});

test('an inquiry is counted by what it is about', async () => {
  const { id } = await buildListing(running.database.db, {});
  const body = {
    subject: 'question',
    listingId: id,
    ...buildVisitor(),
    message: 'Ist der Wagen noch zu haben?',
  } as const;
  const counted = async () => (await scrape(metrics.port)).value('kardan_inquiries_total', { kind: 'listing' }) ?? 0;
  const before = await counted();
  await running.visitor.mailListing({ body });
  expect(await counted()).toBe(before + 1);
});

test('the public port has no metrics', async () => {
  expect((await fetch(`${running.host}/metrics`)).status).toBe(404);
  expect((await fetch(`${running.host}/api/v1/metrics`)).status).toBe(404);
});

test('areas that objectives are set for hold their routes', () => {
  const areas = Object.groupBy(running.app.registered, ({ method, url }) => areaOf(method, url));
  const of = (area: keyof typeof areas) => areas[area]?.map(({ method, url }) => `${method} ${url}`) ?? [];
  expect(of('search')).toContain('POST /api/v1/public/search/query');
  expect(of('search').filter((route) => route.includes('search-agent'))).toEqual([]);
  expect(of('save')).toContainEqual(
    expect.stringMatching(/^PUT \/api\/v1\/public\/admin\/dealership\/:\w+\/listing\/:\w+$/),
  );
  expect(of('save').filter((route) => route.startsWith('GET'))).toEqual([]);
  expect(of('picture').length).toBeGreaterThan(0);
  expect(of('office').length).toBeGreaterThan(50);
});
