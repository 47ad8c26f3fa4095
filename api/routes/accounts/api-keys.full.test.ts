import { buildDealership } from '@kardan/core/testing/build-dealership';
import { expect, test } from 'vitest';
import { guessKeys } from '../../testing/guess-keys.ts';
import { call } from '../../testing/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';

test('10,000 guesses at the secret of a key whose name is known give nothing', async () => {
  await using running = await createTestApp();
  expect(await guessKeys(running, 10_000)).toEqual({ unauthenticated: 10_000, owner: 200 });
});

test('from one address there are no 10,000 guesses: after 600 in a minute it waits', async () => {
  await using running = await createTestApp();
  const { id } = await buildDealership(running.database.db);
  const stock = `/admin/dealership/${id}/listings`;
  const statuses: Record<number, number> = {};
  for (let turn = 0; turn < 700; turn++) {
    const { status } = await call(running, 'GET', stock, undefined, { token: `kdn_${turn}`, from: '203.0.113.9' });
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  expect(statuses).toEqual({ 401: 600, 429: 100 });
});
