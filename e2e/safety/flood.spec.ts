import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { isFullRun } from '../stack/environment.ts';
import { startWeb } from '../stack/start.ts';
import { expect, test } from '../test.ts';
import type { Flood } from './flood-worker.ts';

/** Without a bound for each visitor, 40 unknown addresses a second keep a processor busy. */
const perSecond = 300;
const visits = 15;
/** What one sees on a quiet machine is at most twice; beside other tests the margin is wider, and the flood as large. */
const maxSlowdown = isFullRun() ? 2 : 8;

const floods = [
  ['unknown addresses', { method: 'GET', path: '/gibt/es/nicht/{n}' }],
  ['cars that do not exist', { method: 'GET', path: '/kein-auto-{n}' }],
  ['odd pictures', { method: 'GET', path: '/_next/image?url=%2Fmedia%2F{n}&w={n}&q=75' }],
  ['forms', { method: 'POST', path: '/api/v1/public/mail/listing' }],
] as const;

/** Beside this process, which measures how long others wait; gives how often each status came when it is stopped. */
function startFlood(flood: Flood): () => Promise<Record<number, number>> {
  const worker = new Worker(new URL('./flood-worker.ts', import.meta.url), { workerData: flood });
  return async () => {
    const told = once(worker, 'message');
    worker.postMessage('stop');
    const [statuses] = await told;
    await worker.terminate();
    return statuses;
  };
}

async function medianVisitMs(origin: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const began = performance.now();
    const answer = await fetch(`${origin}/gebrauchtwagen?preis-bis=${20_000 + visit}`, {
      headers: { 'x-forwarded-for': '198.51.100.7' },
    });
    await answer.text();
    expect(answer.status).toBe(200);
    times.push(performance.now() - began);
    await sleep(250);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(visits / 2)] ?? 0;
}

for (const [what, asked] of floods) {
  test(`one visitor’s flood of ${what} does not hold up another visitor’s pages`, async ({ processes }) => {
    const web = processes.use(await startWeb({ WEB_PAGES_PER_SECOND: '5' }));
    await medianVisitMs(web.origin);
    const quietMs = await medianVisitMs(web.origin);
    const stop = startFlood({ origin: web.origin, perSecond, visitor: '203.0.113.66', ...asked });
    const floodedMs = await medianVisitMs(web.origin);
    const statuses = await stop();
    expect(statuses[429], JSON.stringify(statuses)).toBeGreaterThan(0);
    const told = `${quietMs} ms when it is quiet, ${JSON.stringify(statuses)}`;
    expect(floodedMs, told).toBeLessThan(quietMs * maxSlowdown);
  });
}

test('a crawler that asks for a few pages a second reads on and on', async ({ processes }) => {
  const web = processes.use(await startWeb({ WEB_PAGES_PER_SECOND: '5' }));
  const statuses = new Set<number>();
  for (let page = 0; page < 80; page++) {
    const answer = await fetch(`${web.origin}/impressum?${page}`, { headers: { 'x-forwarded-for': '198.51.100.8' } });
    await answer.text();
    statuses.add(answer.status);
    await sleep(200);
  }
  expect([...statuses]).toEqual([200]);
});
