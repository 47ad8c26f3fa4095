import type { WebVitalsReport } from '@kardan/contract/calls/web-vitals';
import type { WebVital } from '@kardan/contract/values/web-vitals';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { createLog } from '../kernel/log.ts';
import { anOperator, ownerOf, staffOf } from '../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { forgetWebVitals } from './forget-web-vitals.ts';
import { readVitalsHealth } from './read-vitals-health.ts';
import { openWebVitalsBuffer } from './web-vitals-buffer.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(() => database.db.deleteFrom('statisticsWebVital').execute());

const silent = createLog('test', 'silent');
const noon = '2026-11-16T12:00:00Z';

const lcp = (value: number, pageKind: WebVitalsReport['pageKind'] = 'results'): WebVitalsReport => ({
  pageKind,
  device: 'phone',
  values: [{ metric: 'LCP', value }],
});

/** Counts reports as a process does that lives on that day. */
async function count(reports: WebVitalsReport[], moment = noon): Promise<void> {
  const buffer = openWebVitalsBuffer({ db: database.db, log: silent }, { now: () => Date.parse(moment) });
  for (const report of reports) buffer.add(report);
  await buffer.close();
}

const pagesOf = async (metric: WebVital = 'LCP', moment = noon) =>
  (await readVitalsHealth(database, anOperator, { metric }, Date.parse(moment))).pages;

test('operators read the 75th percentile to 5 %, by kind of page, device and metric', async () => {
  const visits = [1_000, 1_100, 1_200, 1_300, 2_400, 2_500, 2_501, 3_000, 4_000, 4_001];
  await count([...visits.map((value) => lcp(value)), lcp(900, 'home'), { ...lcp(7_000), device: 'desktop' }]);
  const pages = await pagesOf();
  expect(pages).toHaveLength(3);
  const phone = pages.find(({ pageKind, device }) => pageKind === 'results' && device === 'phone');
  expect(phone).toMatchObject({ visits: 10, rating: 'needs-improvement' });
  expect(phone?.p75).toBeGreaterThan(3_000 * 0.95);
  expect(phone?.p75).toBeLessThan(3_000 * 1.05);
});

test('a score of nothing is counted like any other', async () => {
  await count([{ pageKind: 'home', device: 'desktop', values: [{ metric: 'CLS', value: 0 }] }]);
  expect(await pagesOf('CLS')).toMatchObject([{ visits: 1, rating: 'good' }]);
  expect(await pagesOf('LCP')).toEqual([]);
});

test('processes that write the same counts at the same moment lose none', async () => {
  const kinds = ['home', 'results', 'listing', 'other'] as const;
  const batch = (order: readonly (typeof kinds)[number][]) =>
    count(order.flatMap((kind) => [lcp(100, kind), lcp(9_000, kind)]));
  await Promise.all(Array.from({ length: 20 }, (_, i) => batch(i % 2 ? kinds : kinds.toReversed())));
  expect((await pagesOf()).map(({ visits }) => visits)).toEqual([40, 40, 40, 40]);
});

test('a day is one in Vienna, and of days more than 28 ago nothing is told', async () => {
  await count([lcp(100)], '2026-11-15T22:59:00Z');
  await count([lcp(100)], '2026-11-15T23:01:00Z');
  const [page] = await pagesOf();
  expect(page?.visits).toBe(2);
  expect(page?.days.map(({ day, visits }) => [day, visits])).toEqual([
    ['2026-11-15', 1],
    ['2026-11-16', 1],
  ]);
  expect(await pagesOf('LCP', '2026-12-12T12:00:00Z')).toMatchObject([{ visits: 2 }]);
  expect(await pagesOf('LCP', '2026-12-13T12:00:00Z')).toMatchObject([{ visits: 1 }]);
  expect(await pagesOf('LCP', '2026-12-14T12:00:00Z')).toEqual([]);
});

test.each([ownerOf(1), staffOf(1)])('a $role learns nothing', async (actor) => {
  await expect(readVitalsHealth(database, actor, { metric: 'LCP' })).rejects.toMatchObject({ code: 'forbidden' });
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
