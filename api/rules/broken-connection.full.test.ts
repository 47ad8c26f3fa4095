import { breakingMoments } from '@kardan/core/testing/breaking-database';
import { buildContentPicture } from '@kardan/core/testing/build-content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BreakingApi, openBreakingApi } from '../testing/changes/breaking-api.ts';
import { changingCalls } from '../testing/changes/changing-calls.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let running: TestApp;
let api: BreakingApi;
beforeAll(async () => {
  // Nobody asks the register here: what a call enqueues is not run.
  running = await createTestApp({ env: { VIES_URL: 'http://127.0.0.1:1' } });
  await buildContentPicture(running.database.db);
  api = await openBreakingApi(running);
});
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await running[Symbol.asyncDispose]();
});

test.each(breakingMoments)(
  'a change whose connection breaks at a statement, %s, is an outage, whichever statement of whichever call it is',
  async (moment) => {
    for (const name of changingCalls.keys()) expect.soft(await api.noOutagesOf(name, moment)).toEqual([]);
  },
);
