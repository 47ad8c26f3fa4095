import { breakingMoments } from '@kardan/core/testing/breaking-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BreakingApi, openBreakingApi } from '../testing/changes/breaking-api.ts';
import { changingCalls, notAmongThem } from '../testing/changes/changing-calls.ts';
import { nameOfRoute } from '../testing/dealership-bodies.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let running: TestApp;
let api: BreakingApi;
beforeAll(async () => {
  running = await createTestApp();
  api = await openBreakingApi(running);
});
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await running[Symbol.asyncDispose]();
});

/** One of each kind: a session, a dealer's, a visitor's, an operator's, one that a buffer stores. */
const some = [
  'POST /admin/auth/refresh-token',
  'PUT /admin/dealership/:dealershipId/webhooks/:webhookId/state',
  'POST /search-agent/own/:token/pause',
  'PUT /city/:id',
  'POST /statistics',
];

test.each(breakingMoments)(
  'a change whose connection breaks at a statement, %s, is an outage, whichever statement it is',
  async (moment) => {
    for (const name of some) expect(await api.noOutagesOf(name, moment)).toEqual([]);
  },
);

test('every call whose method is one for changes is made with connections that break, or is told why it is not', () => {
  const changing = running.app.registered.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
  const names = changing.map(nameOfRoute).toSorted();
  expect([...changingCalls.keys(), ...Object.keys(notAmongThem)].toSorted()).toEqual(names);
});
