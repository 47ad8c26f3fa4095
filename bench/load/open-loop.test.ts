import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { spreadOf } from '../measure/percentile.ts';
import { runClosedLoop } from './closed-loop.ts';
import type { Load } from './messages.ts';
import { runOpenLoop } from './open-loop.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Answers one request after the other, as `work` says, which gets the request's number. */
async function serve(work: (request: number) => Promise<number>): Promise<Load> {
  let before: Promise<unknown> = Promise.resolve();
  let count = 0;
  server = createServer((request, response) => {
    const number = count++;
    request.resume();
    before = before.then(async () => {
      response.statusCode = await work(number);
      response.end('answer');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { name: 'test', origin, path: '/', contentType: 'text/plain', bodies: ['body'] };
}

const stallOnce = async (request: number) => {
  if (request === 20) await sleep(600);
  return 200;
};
const every10Ms = Float64Array.from({ length: 150 }, (_, i) => i * 10);
const plan = {
  kind: 'open',
  load: 'test',
  arrivalsMs: every10Ms,
  picks: new Uint32Array(150),
  timeoutMs: 5_000,
} as const;

test.each([1, 64])(
  'a stall shows in every request that fell due meanwhile, with %i connections',
  async (connections) => {
    const { latenciesMs, sent, bytes, unanswered } = await runOpenLoop(await serve(stallOnce), {
      ...plan,
      connections,
    });
    // For 600 ms nothing is answered, while 60 more requests fall due; half of them wait more than 300 ms.
    expect(latenciesMs.filter((ms) => ms > 300).length).toBeGreaterThan(25);
    expect(spreadOf(latenciesMs).p99).toBeGreaterThan(500);
    expect({ sent, bytes, unanswered }).toEqual({ sent: 150, bytes: 150 * 6, unanswered: 0 });
  },
);

test('a closed loop would have hidden it: one slow request, the others never sent meanwhile', async () => {
  const picks = new Uint32Array(150);
  const outcome = await runClosedLoop(await serve(stallOnce), {
    kind: 'closed',
    load: 'test',
    picks,
    clients: 1,
    limitMs: 9_000,
  });
  // One for the stall; a busy machine may add a few of its own, the open loop counts more than 25.
  expect(outcome.latenciesMs.filter((ms) => ms > 300).length).toBeLessThan(10);
  expect(Math.max(...outcome.latenciesMs)).toBeGreaterThan(500);
});

test('what is not answered in time counts with the time it has waited', async () => {
  const load = await serve(async (request) => {
    if (request === 10) await sleep(5_000);
    return 200;
  });
  const arrivalsMs = every10Ms.slice(0, 20);
  const outcome = await runOpenLoop(load, { ...plan, arrivalsMs, connections: 4, timeoutMs: 1_500 });
  expect(outcome.unanswered).toBe(10);
  expect(outcome.latenciesMs.every((ms) => ms > 0)).toBe(true);
  expect(outcome.latenciesMs[10]).toBeGreaterThan(1_500);
});

test('a refused request is a failure, not a quick answer', async () => {
  const load = await serve(async (request) => (request % 3 === 0 ? 503 : 200));
  const arrivalsMs = every10Ms.slice(0, 30);
  const outcome = await runOpenLoop(load, { ...plan, arrivalsMs, connections: 4 });
  expect(outcome.failures).toEqual({ 503: 10 });
  expect(spreadOf(outcome.latenciesMs).count).toBe(20);
});

test('a closed loop ends with its time although requests are left', async () => {
  const load = await serve(async () => {
    await sleep(20);
    return 200;
  });
  const picks = new Uint32Array(1_000);
  const outcome = await runClosedLoop(load, { kind: 'closed', load: 'test', picks, clients: 2, limitMs: 200 });
  expect(outcome.sent).toBeLessThan(30);
  expect(outcome.latenciesMs.length).toBe(outcome.sent);
});
