import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { findFaketime } from '@kardan/services/machine/find-faketime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isShortRun, isSmallRun, sized } from '../size.ts';
import { draftReport, table, writeReport } from '../write-report.ts';
import { breakUnderLoad, expectNothingLost, kindsWithoutAny } from './break-under-load.ts';
import { type CrashStack, startCrashStack } from './crash-stack.ts';
import { openJournal } from './journal.ts';
import { keepWriting } from './keep-writing.ts';
import { apiClock, buildHouse, type House } from './people.ts';
import { prepareWriters, type Writing } from './writers/all-writers.ts';

const library = findFaketime();

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const loadMs = sized({ small: 4_000, full: 20_000 });
/** How far the clock is off, as libfaketime is told. */
const skews = {
  'five minutes fast': { told: '+5m', offsetMs: 5 * minuteMs },
  'five minutes slow': { told: '-5m', offsetMs: -5 * minuteMs },
  'a day fast': { told: '+1d', offsetMs: dayMs },
  'a day slow': { told: '-1d', offsetMs: -dayMs },
};
type Skew = keyof typeof skews;
const all = Object.keys(skews) as Skew[];
const skewsOf: Record<'api' | 'worker', Skew[]> = sized({
  small: { api: ['a day fast'], worker: ['five minutes slow'] },
  full: { api: all, worker: all },
});

const wrongClock = (skew: Skew) => ({
  LD_PRELOAD: library ?? '',
  FAKETIME: skews[skew].told,
  // Timers go on as they do: it is the time of day that is wrong.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

describe.skipIf(isShortRun())('a clock that is set wrong', () => {
  let stack: CrashStack;
  let writing: Writing;
  let house: House;
  const journal = openJournal();
  const rows: string[][] = [];
  beforeAll(async () => {
    if (!library) throw new Error('libfaketime is missing: `apt install faketime`');
    stack = await startCrashStack({ engine: 'shared' });
    await stack.api.recover();
    writing = await prepareWriters(stack, sized({ small: 600, full: 6_000 }));
    // Two cars for each test of the worker; they are in the index from the beginning.
    house = await buildHouse(stack.db, stack.origin, 2 * skewsOf.worker.length);
    await stack.prepareIndex();
    await stack.worker.recover();
  });
  afterEach(() => {
    apiClock.offsetMs = 0;
  });
  afterAll(() => stack?.[Symbol.asyncDispose]());

  const runUnderLoad = async (what: string, skew: Skew, before = journal.acknowledged()) => {
    const outcome = await breakUnderLoad(
      stack,
      writing,
      async () => {
        await sleep(loadMs);
        return [];
      },
      journal,
    );
    const lost = outcome.tallies.reduce((sum, tally) => sum + tally.lost.length, 0);
    const twice = outcome.tallies.reduce((sum, tally) => sum + tally.twice.length, 0);
    const written = String(journal.acknowledged() - before);
    rows.push([`${what}, ${skew}`, written, String(lost), String(twice), String(outcome.differences.length)]);
    const head = ['whose clock', 'acknowledged meanwhile', 'lost so far', 'done twice so far', 'differences'];
    const report = rows.length === skewsOf.api.length + skewsOf.worker.length ? writeReport : draftReport;
    report('wrong-clock', 'Wrong clock', table(head, rows));
    return outcome;
  };

  test.each(skewsOf.api)('of the API, %s: people sign in and write, nothing is lost or done twice', async (skew) => {
    await stack.restart('api', wrongClock(skew));
    apiClock.offsetMs = skews[skew].offsetMs;
    const before = journal.acknowledged();
    const counts = journal.counts();
    await keepWriting(writing.writers, journal, AbortSignal.timeout(loadMs));
    expect(journal.acknowledged()).toBeGreaterThan(before);
    // Some seconds of a small run are too short for every kind.
    if (!isSmallRun()) expect(kindsWithoutAny(writing, journal, counts)).toEqual([]);
    // What it wrote holds when its clock is right again.
    await stack.restart('api', {});
    apiClock.offsetMs = 0;
    expectNothingLost(await runUnderLoad('api', skew, before));
  });

  test.each(skewsOf.worker)(
    'of the worker, %s: planned things are done at their time, not before, and once',
    async (skew) => {
      const due = await plannedText(15_000);
      const later = await plannedPrice(2 * 60 * minuteMs);
      const soon = await plannedPrice(5 * minuteMs);
      const brokenAt = performance.now();
      await stack.restart('worker', wrongClock(skew));
      journal.crashes.push({ name: 'worker', brokenAt, mendedAt: performance.now() });
      expectNothingLost(await runUnderLoad('worker', skew));
      // As if five minutes had gone by.
      const isDue = { at: new Date(Date.now() - 1_000) };
      await stack.db.updateTable('listingSchedule').set(isDue).where('listingId', '=', soon).execute();
      await inTransaction(stack.db, (tx) => enqueue(tx, 'run-listing-schedules', [{}, {}]));
      await expect.poll(() => priceOf(soon), { timeout: 60_000 }).toEqual({ priceEur: 9_999, times: 1 });
      expect(await priceOf(later)).toEqual({ priceEur: 15_000, times: 0 });
      await expect.poll(() => stateOf(due), { timeout: 60_000 }).toBe('published');
    },
  );

  /** A car of which a price is planned. */
  const plannedPrice = async (inMs: number): Promise<number> => {
    const { id } = house.cars.pop() as { id: number };
    const params = { dealershipId: String(house.id), listingId: String(id) };
    const at = new Date(Date.now() + inMs).toISOString();
    await house.owner.scheduleListing({ params, body: { at, publish: false, priceEur: 9_999 } });
    return id;
  };
  const priceOf = async (id: number) => {
    const { priceEur } = await stack.db
      .selectFrom('listing')
      .select('priceEur')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const revisions = await stack.db
      .selectFrom('listingRevision')
      .select('revision')
      .where('listingId', '=', id)
      .where('source', '=', 'schedule')
      .execute();
    return { priceEur, times: revisions.length };
  };

  /** A text that becomes public then, by its editor's wish. */
  const plannedText = async (inMs: number): Promise<number> => writing.planText(new Date(Date.now() + inMs));
  const stateOf = async (contentId: number) => {
    const query = stack.db.selectFrom('content').select('state').where('id', '=', contentId);
    return (await query.executeTakeFirstOrThrow()).state;
  };
});
