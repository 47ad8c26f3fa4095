import { once } from 'node:events';
import { connect } from 'node:net';
import { defineCall } from '@kardan/contract/calls/call';
import { problem } from '@kardan/contract/problem';
import { startMetrics } from '@kardan/telemetry/metrics/start-metrics';
import { scrape } from '@kardan/telemetry/testing/scrape';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { everyone } from '../rules/access.ts';
import { perVisitor } from '../rules/limit.ts';
import type { Priority } from '../rules/priority.ts';
import { createOfflineApp } from '../testing/offline-app.ts';

const login = { method: 'POST', url: '/api/v1/public/admin/auth/login' } as const;

async function lagFor(ms: number): Promise<void> {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    const block = Date.now() + 200;
    while (Date.now() < block);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

test('a process that lags refuses visitors at once, says when to come back, and still signs in and says that it lives', async () => {
  await using app = await createOfflineApp({ maxLagMs: 20 });
  await app.ready();
  await lagFor(1_500);
  const refused = await app.inject('/api/v1/public/region');
  expect(refused.statusCode).toBe(503);
  expect(problem.parse(refused.json()).code).toBe('overloaded');
  expect(refused.headers['retry-after']).toBe('2');
  // Its body is missing: it was read.
  expect((await app.inject(login)).statusCode).toBe(400);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

test('of many calls under way those that matter least are refused first, before their body is read; all of them again once others have ended', async () => {
  const metrics = await startMetrics({ process: 'api', host: '127.0.0.1', port: 0 });
  onTestFinished(() => metrics.close());
  const answering = Promise.withResolvers<string>();
  const lines: string[] = [];
  await using app = await createOfflineApp({
    maxInFlight: 8,
    logTo: (line) => lines.push(line),
    extraRoutes: (api) => {
      const waiting = (path: string, priority: Priority, takesLong?: true) =>
        api.route({
          ...defineCall({ method: 'GET', path, summary: '', response: z.string(), ...(takesLong && { takesLong }) }),
          access: everyone,
          limit: perVisitor(1000, 'minute'),
          priority,
          handler: () => answering.promise,
        });
      waiting('/test/sale', 'vital');
      waiting('/test/sight', 'visit');
      waiting('/test/export', 'visit', true);
    },
  });
  const host = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/v1/public`;
  const inFlight: Promise<Response>[] = [];
  const wait = async (path: string) => {
    inFlight.push(fetch(host + path));
    // The next one is to come after it.
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const told: Record<string, number> = {};
  const tell = async (path: string, init?: RequestInit) => {
    told[path] = (await fetch(host + path, init)).status;
  };
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' };
  for (let asked = 0; asked < 6; asked++) await wait('/test/export');
  for (let asked = 0; asked < 2; asked++) await wait('/test/sight');
  await tell('/statistics', json);
  for (let asked = 0; asked < 2; asked++) await wait('/test/sight');
  await tell('/test/sight');
  await tell('/search/query', json);
  await tell('/admin/auth/login', json);
  for (let asked = 0; asked < 4; asked++) await wait('/test/sale');
  await tell('/admin/auth/login?full', json);
  expect(told).toEqual({
    '/statistics': 503,
    '/test/sight': 503,
    '/search/query': 503,
    '/admin/auth/login': 400,
    '/admin/auth/login?full': 503,
  });
  answering.resolve('done');
  expect((await Promise.all(inFlight)).map(({ status }) => status)).toEqual(Array.from({ length: 14 }, () => 200));
  await expect.poll(async () => (await fetch(`${host}/test/sight`)).status).toBe(200);
  const seen = await scrape(metrics.port);
  expect(seen.value('kardan_requests_refused_total', { priority: 'visit' })).toBe(2);
  // A line for each refusal would cost more than refusing.
  expect(lines.filter((line) => line.includes('overloaded'))).toEqual([]);
});

test('whoever asks again before the answer has come loses the connection, and takes nobody’s room', async () => {
  const answering = Promise.withResolvers<string>();
  await using app = await createOfflineApp({
    maxInFlight: 4,
    extraRoutes: (api) =>
      api.route({
        ...defineCall({ method: 'GET', path: '/test/sight', summary: '', response: z.string() }),
        access: everyone,
        limit: perVisitor(1000, 'minute'),
        handler: () => answering.promise,
      }),
  });
  const host = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(host.port), host.hostname).on('error', () => undefined);
  socket.write('GET /api/v1/public/test/sight HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
  await once(socket, 'close');
  answering.resolve('there');
  expect((await fetch(`${host.origin}/api/v1/public/test/sight`)).status).toBe(200);
});
