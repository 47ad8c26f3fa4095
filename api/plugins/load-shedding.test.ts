import { problem } from '@kardan/contract/problem';
import { expect, test } from 'vitest';
import { createOfflineApp } from '../testing/offline-app.ts';

test('a process that lags refuses work at once, says when to come back, and still says that it lives', async () => {
  await using app = await createOfflineApp({ maxEventLoopDelayMs: 20 });
  await app.ready();
  const until = Date.now() + 1_500;
  while (Date.now() < until) {
    const block = Date.now() + 200;
    while (Date.now() < block);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const refused = await app.inject('/api/v1/public/region');
  expect(refused.statusCode).toBe(503);
  expect(problem.parse(refused.json()).code).toBe('overloaded');
  expect(refused.headers['retry-after']).toBe('2');
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});
