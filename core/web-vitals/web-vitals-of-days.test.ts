import type { WebVitalsReport } from '@kardan/contract/calls/web-vitals';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { createLog } from '../kernel/log.ts';
import { anOperator, ownerOf, staffOf } from '../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { forgetWebVitals } from './forget-web-vitals.ts';
import { openWebVitalsBuffer } from './web-vitals-buffer.ts';
import { webVitalsOfDays } from './web-vitals-of-days.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(() => database.db.deleteFrom('statisticsWebVital').execute());

const silent = createLog('test', 'silent');
const today = { from: '2026-11-16', to: '2026-11-16' };

const lcp = (value: number, pageKind: WebVitalsReport['pageKind'] = 'results'): WebVitalsReport => ({
  pageKind,
  device: 'phone',
  values: [{ metric: 'LCP', value }],
});

/** Counts reports as a process does that lives on that day. */
async function count(reports: WebVitalsReport[], moment = '2026-11-16T12:00:00Z'): Promise<void> {
  const buffer = openWebVitalsBuffer({ db: database.db, log: silent }, { now: () => Date.parse(moment) });
  for (const report of reports) buffer.add(report);
  await buffer.close();
}

test('operators read shares to the visit and the 75th percentile to 5 %, by kind of page, device and metric', async () => {
  const visits = [1_000, 1_100, 1_200, 1_300, 2_400, 2_500, 2_501, 3_000, 4_000, 4_001];
  await count([...visits.map((value) => lcp(value)), lcp(900, 'home'), { ...lcp(7_000), device: 'desktop' }]);
  const summaries = await webVitalsOfDays(database, anOperator, today);
  expect(summaries).toHaveLength(3);
  const phone = summaries.find(({ pageKind, device }) => pageKind === 'results' && device === 'phone');
  expect(phone).toMatchObject({
    metric: 'LCP',
    visits: 10,
    rating: 'needs-improvement',
    shares: { good: 0.6, 'needs-improvement': 0.3, poor: 0.1 },
  });
  expect(phone?.p75).toBeGreaterThan(3_000 * 0.95);
  expect(phone?.p75).toBeLessThan(3_000 * 1.05);
});

test('a score of nothing is counted like any other', async () => {
  await count([{ pageKind: 'home', device: 'desktop', values: [{ metric: 'CLS', value: 0 }] }]);
  expect(await webVitalsOfDays(database, anOperator, today)).toMatchObject([
    { metric: 'CLS', visits: 1, rating: 'good', shares: { good: 1 } },
  ]);
});

test('processes that write the same counts at the same moment lose none', async () => {
  const kinds = ['home', 'results', 'listing', 'other'] as const;
  const batch = (order: readonly (typeof kinds)[number][]) =>
    count(order.flatMap((kind) => [lcp(100, kind), lcp(9_000, kind)]));
  await Promise.all(Array.from({ length: 20 }, (_, i) => batch(i % 2 ? kinds : kinds.toReversed())));
  const summaries = await webVitalsOfDays(database, anOperator, today);
  expect(summaries.map(({ visits }) => visits)).toEqual([40, 40, 40, 40]);
});

test('a day is one in Vienna, and days outside of those asked for do not count', async () => {
  await count([lcp(100)], '2026-11-15T22:59:00Z');
  await count([lcp(100)], '2026-11-15T23:01:00Z');
  const visitsOf = async (from: string, to: string) =>
    (await webVitalsOfDays(database, anOperator, { from, to })).map(({ visits }) => visits);
  expect(await visitsOf('2026-11-15', '2026-11-15')).toEqual([1]);
  expect(await visitsOf('2026-11-15', '2026-11-16')).toEqual([2]);
  expect(await visitsOf('2026-11-17', '2026-11-30')).toEqual([]);
});

test.each([ownerOf(1), staffOf(1)])('a $role learns nothing', async (actor) => {
  await expect(webVitalsOfDays(database, actor, today)).rejects.toMatchObject({ code: 'forbidden' });
});

test('counts are kept for thirteen months', async () => {
  await count([lcp(100)], '2025-10-15T12:00:00Z');
  await count([lcp(100)], '2025-10-16T12:00:00Z');
  expect(await forgetWebVitals(database, Date.parse('2026-11-16T12:00:00Z'))).toBe(1);
});

test('what comes while PostgreSQL is away waits, and is told', async () => {
  const lines: { msg: string }[] = [];
  const log = createLog('test', 'info', { write: (line) => lines.push(JSON.parse(line)) });
  const nowhere = openDatabase({ DATABASE_URL: 'postgres://kardan@127.0.0.1:9/none' });
  const buffer = openWebVitalsBuffer({ db: nowhere, log }, { flushMs: 10 });
  buffer.add(lcp(100));
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  await buffer.close();
  await nowhere.destroy();
  expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['web vitals not written']));
});
