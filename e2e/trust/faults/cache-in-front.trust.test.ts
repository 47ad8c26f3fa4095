import { setTimeout as sleep } from 'node:timers/promises';
import { startTestCache, type TestCache } from '@kardan/services/cache/test-cache.fixture';
import { startTestOrigin, type TestOrigin } from '@kardan/services/cache/test-origin.fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fault, type FaultyProxy, faults, startFaultyProxy } from '../means/faulty-proxy.ts';
import { sized } from '../size.ts';
import { draftReport, table, writeReport } from '../write-report.ts';

/** What visitors are promised; a small run is for machines that are busy with other things. */
const maxSeconds = sized({ small: 5, full: 2 });
/** A web that says nothing at all is given as long as it takes to be sure of that: fifteen seconds (deploy/cache/default.vcl). */
const maxSilenceSeconds = maxSeconds + 15;
const backWithinMs = 10_000;

/** As web sends it: in pieces, so that nobody knows beforehand how long it is. */
const whole = `<!doctype html><main><h1>Golf</h1>${'<p>Gepflegt.</p>'.repeat(4_000)}</main></html>`;
const kept = { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60, stale-while-revalidate=60' };
const keptForAMoment = {
  'content-type': 'text/html',
  'cache-control': 'public, s-maxage=1, stale-while-revalidate=600',
};
const keptForNobody = { 'content-type': 'text/html', 'cache-control': 'private, no-store' };

let origin: TestOrigin;
let way: FaultyProxy;
let cache: TestCache;
const rows: string[][] = [];
beforeAll(async () => {
  origin = await startTestOrigin();
  way = await startFaultyProxy(origin.url);
  cache = await startTestCache(`http://127.0.0.1:${way.port}`);
});
afterAll(async () => {
  await cache?.[Symbol.asyncDispose]();
  await way?.[Symbol.asyncDispose]();
  await origin?.[Symbol.asyncDispose]();
});

interface Seen {
  /** The whole page, the designed outage, what a browser sees to be broken off, or what nobody may be shown. */
  as: 'page' | 'outage' | 'broken off' | 'wrong';
  /** What it was where it is none of these. */
  told?: string;
  seconds: number;
}

async function look(path: string): Promise<Seen> {
  const begin = performance.now();
  const seconds = () => (performance.now() - begin) / 1_000;
  try {
    const answer = await fetch(cache.url + path, { signal: AbortSignal.timeout(60_000) });
    const body = await answer.text();
    const told = `${answer.status}, ${body.length} of ${whole.length} characters: ${body.slice(0, 60)}`;
    if (answer.status === 200) return { as: body === whole ? 'page' : 'wrong', told, seconds: seconds() };
    const isDesigned = answer.headers.has('retry-after') && body.includes('Gleich wieder da');
    return { as: answer.status === 503 && isDesigned ? 'outage' : 'wrong', told, seconds: seconds() };
  } catch {
    return { as: 'broken off', seconds: seconds() };
  }
}

const expected: Record<Fault, readonly Seen['as'][]> = {
  down: ['outage'],
  slow: ['page'],
  hanging: ['outage'],
  reset: ['outage'],
  // What has come is passed on as it comes: the browser sees that it ends before its end.
  half: ['outage', 'broken off'],
};

test.each(faults)(
  'web that is %s: a kept page, or in time a designed outage, never half a page for a whole, and all as ever after',
  async (fault) => {
    const path = (name: string) => `/${name}-${fault}`;
    for (const [name, headers] of Object.entries({ fresh: kept, stale: keptForAMoment, own: keptForNobody, new: kept }))
      origin.serve(path(name), { headers, body: whole });
    for (const name of ['fresh', 'stale', 'own']) expect((await look(path(name))).as).toBe('page');
    await sleep(1_500);
    await way.set(fault);
    let seen: Record<'fresh' | 'stale' | 'own' | 'new' | 'new again', Seen>;
    try {
      const [fresh, stale, own, fromWeb] = await Promise.all(
        ['fresh', 'stale', 'own', 'new'].map((name) => look(path(name))),
      );
      seen = { fresh, stale, own, new: fromWeb, 'new again': await look(path('new')) } as typeof seen;
    } finally {
      await way.set(undefined);
    }
    const begin = performance.now();
    for (const name of ['fresh', 'stale', 'own', 'new'])
      await expect.poll(async () => (await look(path(name))).as, { timeout: backWithinMs, interval: 100 }).toBe('page');
    const backSeconds = (performance.now() - begin) / 1_000;
    const told = (each: Seen) => `${each.as}, ${each.seconds.toFixed(1)} s`;
    rows.push([
      fault,
      told(seen.fresh),
      told(seen.stale),
      told(seen.own),
      told(seen.new),
      `${backSeconds.toFixed(1)} s`,
    ]);
    const head = ['web', 'kept', 'kept, too old', 'kept for nobody', 'asked for first', 'as ever after'];
    const report = rows.length === faults.length ? writeReport : draftReport;
    report('faults/cache-in-front', 'Pages through the cache while web fails', table(head, rows));

    expect([seen.fresh.as, seen.stale.as]).toEqual(['page', 'page']);
    for (const each of [seen.own, seen.new, seen['new again']]) {
      expect(expected[fault], each.told).toContain(each.as);
      expect(each.seconds).toBeLessThan(fault === 'hanging' ? maxSilenceSeconds : maxSeconds);
    }
    for (const each of [seen.fresh, seen.stale]) expect(each.seconds).toBeLessThan(maxSeconds);
  },
  2 * 60_000,
);
