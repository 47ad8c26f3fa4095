import { apiPrefix } from '@kardan/contract/calls/call';
import { problem } from '@kardan/contract/problem';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let listingId: number;
beforeAll(async () => {
  running = await createTestApp();
  ({ id: listingId } = await buildListing(running.database.db));
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  visitors += 1;
  await running.database.db.deleteFrom('statisticsEvent').execute();
});

/** Each test has a visitor of its own: what one of them has seen is no news from the same address. */
let visitors = 0;

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

function report(body: unknown, headers: Record<string, string> = {}) {
  return running.app.inject({
    method: 'POST',
    url: `${apiPrefix}/statistics`,
    headers: {
      'content-type': 'application/json',
      'user-agent': browser,
      'x-forwarded-for': `198.51.100.${visitors}`,
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
const counted = async () =>
  (await running.database.db.selectFrom('statisticsEvent').select('kind').orderBy('kind').execute()).map(
    ({ kind }) => kind,
  );

test('what a page reports is stored before it is answered', async () => {
  const kinds = ['impression', 'view', 'phone-shown', 'print', 'parked', 'shared', 'directions', 'website'] as const;
  const answer = await report({ events: kinds.map((kind) => ({ kind, listingId })) });
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toEqual({ received: 8 });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await counted()).toEqual([...kinds]);
});

test('a report says where the car was met, and counts once however often it is sent', async () => {
  const body = {
    batchId: '0199a0c4-3d5e-7c61-9a55-6f1f0a6c0001',
    events: [
      { kind: 'view', listingId, source: 'agent-mail' },
      { kind: 'print', listingId },
    ],
  };
  const headers = (place: number) => ({ 'x-forwarded-for': `203.0.113.${place}` });
  for (const place of [1, 1, 2, 3]) expect((await report(body, headers(place))).json()).toEqual({ received: 2 });
  const stored = await running.database.db
    .selectFrom('statisticsEvent')
    .select(['kind', 'source'])
    .orderBy('kind')
    .execute();
  expect(stored).toEqual([
    { kind: 'view', source: 'agent-mail' },
    { kind: 'print', source: 'direct' },
  ]);
});

test('robots and cars that do not exist are told the same and count nothing', async () => {
  const robot = await report({ events: [{ kind: 'view', listingId }] }, { 'user-agent': 'Googlebot/2.1' });
  const nothing = await report({ events: [{ kind: 'view', listingId: 999_999_999 }] });
  expect([robot.statusCode, nothing.statusCode]).toEqual([202, 202]);
  expect(robot.json()).toEqual(nothing.json());
  await report({ events: [{ kind: 'print', listingId }] });
  expect(await counted()).toEqual(['print']);
});

test('who reports the same a thousand times counts once, from each address of a network and in one report too', async () => {
  const body = { events: Array.from({ length: 50 }, () => ({ kind: 'view', listingId })) };
  for (let i = 0; i < 20; i++) {
    const answer = await report(body, { 'x-forwarded-for': `2001:db8:7:1::${i + 1}` });
    expect(answer.json(), 'nobody learns what counted').toEqual({ received: 50 });
  }
  await report({ events: [{ kind: 'view', listingId }] }, { 'x-forwarded-for': '2001:db8:7:2::1' });
  await report({ events: [{ kind: 'print', listingId }] });
  expect(await counted()).toEqual(['view', 'view', 'print']);
});

test.each([
  ['an inquiry, which only the server counts', { events: [{ kind: 'inquiry', listingId: 1 }] }],
  ['a kind that there is not', { events: [{ kind: 'bought', listingId: 1 }] }],
  ['a source that there is not', { events: [{ kind: 'view', listingId: 1, source: 'television' }] }],
  ['a batch without a proper name', { batchId: '1', events: [{ kind: 'view', listingId: 1 }] }],
  ['no event', { events: [] }],
  ['51 events', { events: Array.from({ length: 51 }, () => ({ kind: 'view', listingId: 1 })) }],
  ['an id that is none', { events: [{ kind: 'view', listingId: '1; drop table listing' }] }],
  ['an id beyond numbers', { events: [{ kind: 'view', listingId: 1e300 }] }],
  ['more than is asked for', { events: [{ kind: 'view', listingId: 1, visitor: 'maria' }] }],
  ['no JSON', '{"events":'],
])('%s is refused', async (_, body) => {
  const answer = await report(body);
  expect(answer.statusCode).toBe(400);
  expect(['invalid-request', 'malformed-body']).toContain(problem.parse(answer.json()).code);
});

test('what another site can make a browser send without asking is not read', async () => {
  const body = { events: [{ kind: 'view', listingId }] };
  for (const type of ['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded']) {
    expect((await report(body, { 'content-type': type })).statusCode).toBe(415);
  }
});

test('a visitor who reports too often is held back', async () => {
  const body = { events: [{ kind: 'view', listingId }] };
  const headers = { 'x-forwarded-for': '192.0.2.77' };
  for (let i = 0; i < 120; i++) expect((await report(body, headers)).statusCode).toBe(202);
  expect((await report(body, headers)).statusCode).toBe(429);
});
