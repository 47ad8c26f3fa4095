import { apiPrefix } from '@kardan/contract/calls/call';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  visitors += 1;
  await running.database.db.deleteFrom('statisticsWebVital').execute();
});

let visitors = 0;
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const values = [{ metric: 'LCP', value: 2_600.5 }];
const report = { pageKind: 'results', device: 'phone', values };

function send(body: unknown, headers: Record<string, string> = {}) {
  return running.app.inject({
    method: 'POST',
    url: `${apiPrefix}/statistics/web-vitals`,
    headers: {
      'content-type': 'application/json',
      'user-agent': browser,
      'x-forwarded-for': `198.51.100.${visitors}`,
      ...headers,
    },
    payload: JSON.stringify(body),
  });
}
const counted = () => running.database.db.selectFrom('statisticsWebVital').selectAll().execute();

test('what a page reports is counted within seconds, rated, and nothing of who it was', async () => {
  const answer = await send(report);
  expect([answer.statusCode, answer.json()]).toEqual([202, { received: 1 }]);
  await send(report);
  const row = { pageKind: 'results', device: 'phone', metric: 'LCP', rating: 'needs-improvement' };
  await expect.poll(async () => (await counted()).map(({ count }) => count)).toEqual([2]);
  const [stored] = await counted();
  expect(stored).toMatchObject(row);
  expect(Object.keys(stored ?? {}).sort()).toEqual([...Object.keys(row), 'bucket', 'count', 'day'].sort());
});

test('robots are told the same and count nothing', async () => {
  expect((await send(report, { 'user-agent': 'Googlebot/2.1' })).json()).toEqual({ received: 1 });
  await send({ ...report, pageKind: 'home' });
  await expect.poll(async () => (await counted()).map(({ pageKind }) => pageKind)).toEqual(['home']);
});

test.each([
  ['a kind of page that there is not', { ...report, pageKind: '/suchagent/x' }],
  ['a device that there is not', { ...report, device: 'fridge' }],
  ['a metric that there is not', { ...report, values: [{ metric: 'TBT', value: 1 }] }],
  ['a negative value', { ...report, values: [{ metric: 'LCP', value: -1 }] }],
  ['a value beyond all pages', { ...report, values: [{ metric: 'LCP', value: 600_001 }] }],
  ['no value', { ...report, values: [] }],
  ['seven values', { ...report, values: Array.from({ length: 7 }, () => values[0]) }],
  ['more than is asked for', { ...report, path: '/gebrauchtwagen' }],
])('%s is refused', async (_, body) => {
  expect((await send(body)).statusCode).toBe(400);
});

test('what another site can make a browser send without asking is not read', async () => {
  expect((await send(report, { 'content-type': 'text/plain' })).statusCode).toBe(415);
});

test('a network that reports too often is held back, from each of its addresses', async () => {
  const from = (host: number) => send(report, { 'x-forwarded-for': `2001:db8:9:1::${host}` });
  for (let i = 0; i < 30; i++) expect((await from(i + 1)).statusCode).toBe(202);
  expect((await from(99)).statusCode).toBe(429);
});
