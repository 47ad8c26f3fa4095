import { problem } from '@kardan/contract/problem';
import { startMetrics } from '@kardan/telemetry/metrics/start-metrics';
import { scrape } from '@kardan/telemetry/testing/scrape';
import { expect, onTestFinished, test } from 'vitest';
import { createOfflineApp } from '../testing/offline-app.ts';

async function lagFor(ms: number): Promise<void> {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    const block = Date.now() + 200;
    while (Date.now() < block);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

test('a process that lags refuses work at once, says when to come back, and still says that it lives', async () => {
  await using app = await createOfflineApp({ maxEventLoopDelayMs: 20 });
  await app.ready();
  await lagFor(1_500);
  const refused = await app.inject('/api/v1/public/region');
  expect(refused.statusCode).toBe(503);
  expect(problem.parse(refused.json()).code).toBe('overloaded');
  expect(refused.headers['retry-after']).toBe('2');
  expect((await app.inject({ method: 'POST', url: '/api/v1/public/admin/auth/login' })).statusCode).toBe(503);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

test('while it lags a little, visitors are refused, and signing in and saving is not', async () => {
  const metrics = await startMetrics({ process: 'api', host: '127.0.0.1', port: 0 });
  onTestFinished(() => metrics.close());
  await using app = await createOfflineApp({ maxEventLoopDelayMs: 400 });
  await app.ready();
  // 200 ms of lag are half of what is too much for everything, and more than two fifths.
  await lagFor(1_500);
  expect((await app.inject('/api/v1/public/region')).statusCode).toBe(503);
  // Its body is missing: it was read.
  expect((await app.inject({ method: 'POST', url: '/api/v1/public/admin/auth/login' })).statusCode).toBe(400);
  const told = await scrape(metrics.port);
  expect(told.value('kardan_requests_refused_total', { priority: 'visit' })).toBe(1);
});
