import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expectWalkableByKeyboard } from '../site/keyboard/keyboard-walk.ts';
import { expectAccessible, hydrated } from '../site/page-state.ts';
import { isFullRun } from '../stack/environment.ts';
import { startWeb } from '../stack/start.ts';
import { expect, test, visitorAddress } from '../test.ts';
import type { Flood } from './flood-worker.ts';

/** Without a bound for each visitor, 40 unknown addresses a second keep a processor busy. */
const perSecond = 300;
/** More than the 600 that anybody may ask for at once, with what comes back meanwhile: a fast site answers the visits sooner. */
const minRequests = 1_200;
const visits = 15;
/** What one sees on a quiet machine is at most twice; beside other tests the margin is wider, and the flood as large. */
const maxSlowdown = isFullRun() ? 2 : 8;

const floods = [
  ['unknown addresses', { method: 'GET', path: '/gibt/es/nicht/{n}' }],
  ['cars that do not exist', { method: 'GET', path: '/kein-auto-{n}' }],
  ['odd pictures', { method: 'GET', path: '/_next/image?url=%2Fmedia%2F{n}&w={n}&q=75' }],
  ['forms', { method: 'POST', path: '/api/v1/public/mail/listing' }],
] as const;

let site: string;
const running = new AsyncDisposableStack();
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = running.use(await startWeb({ WEB_PAGES_PER_SECOND: '5' })).origin;
  await medianVisitMs();
});
test.afterAll(() => running.disposeAsync());

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

/** Of visitors who come one after the other, each from a network of his own. */
async function medianVisitMs(): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const began = performance.now();
    const answer = await fetch(`${site}/gebrauchtwagen?preis-bis=${20_000 + visit}`, {
      headers: { 'x-forwarded-for': visitorAddress() },
    });
    await answer.text();
    expect(answer.status).toBe(200);
    times.push(performance.now() - began);
    await sleep(100);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(visits / 2)] ?? 0;
}

for (const [place, [what, asked]] of floods.entries()) {
  test(`one visitor’s flood of ${what} does not hold up another visitor’s pages`, async () => {
    const quietMs = await medianVisitMs();
    // Another visitor each time: one who has been refused costs less.
    const stop = startFlood({ origin: site, perSecond, minRequests, visitor: `203.0.113.${place + 1}`, ...asked });
    const floodedMs = await medianVisitMs();
    const statuses = await stop();
    expect(statuses[429], JSON.stringify(statuses)).toBeGreaterThan(0);
    const told = `${quietMs} ms when it is quiet, ${JSON.stringify(statuses)}`;
    expect(floodedMs, told).toBeLessThan(quietMs * maxSlowdown);
  });
}

test('a crawler that asks for a few pages a second reads on and on, though it was faster at first', async () => {
  const statuses = new Set<number>();
  // The first sixty are what it may ask for at once.
  for (let page = 0; page < 80; page++) {
    const answer = await fetch(`${site}/impressum?${page}`, { headers: { 'x-forwarded-for': '198.51.100.8' } });
    await answer.text();
    statuses.add(answer.status);
    if (page >= 59) await sleep(200);
  }
  expect([...statuses]).toEqual([200]);
});

test.describe('whoever asked for too many pages', () => {
  test.use({ provokedErrors: /429/ });

  test('is told so by a page that anybody can use', async ({ page, processes }) => {
    const { origin } = processes.use(await startWeb({ WEB_PAGES_PER_SECOND: '1' }));
    const headers = { 'x-forwarded-for': visitorAddress() };
    await page.setExtraHTTPHeaders(headers);
    // What comes back each second may be there again when a busy machine's browser asks.
    await expect(async () => {
      const asked = Array.from({ length: 20 }, (_, place) => fetch(`${origin}/impressum?${place}`, { headers }));
      expect((await Promise.all(asked)).map(({ status }) => status)).toContain(429);
      const refused = await page.goto(`${origin}/impressum`);
      expect(refused?.status()).toBe(429);
      expect(Number(refused?.headers()['retry-after'])).toBeGreaterThan(0);
      // Its scripts are asked for by the same network, which may be refused them too.
      await hydrated(page, 5_000);
    }).toPass();
    await expectAccessible(page);
    await expectWalkableByKeyboard(page);
  });
});
