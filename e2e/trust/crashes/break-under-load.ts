import { expect } from 'vitest';
import { seconds, tell } from '../../stack/tell.ts';
import { isSmallRun } from '../size.ts';
import { type Tally, tallyOf, untilEqual } from './compare.ts';
import type { Disturbance } from './crash-schedule.ts';
import type { CrashStack } from './crash-stack.ts';
import { type Journal, openJournal } from './journal.ts';
import { keepWriting } from './keep-writing.ts';
import { type MailRepeats, mailRepeats } from './mails.ts';
import { keepReading } from './read-through-cache.ts';
import { tableOfCrashes, tableOfWrites } from './report-crashes.ts';
import type { Writing } from './writers/all-writers.ts';

/** All must be equal again within this, on a machine that does nothing else. */
const equalWithinMs = 60_000;
/** A busy machine gets more, and a difference that stays is found all the same: jobs of the clock are tried again after minutes. */
const timeoutMs = 10 * 60_000;

export interface Outcome {
  journal: Journal;
  tallies: Tally[];
  crashes: Disturbance[];
  /** What still differs after all the waiting. */
  differences: string[];
  equalAfterMs: number;
  repeats: MailRepeats;
  /** Mistakes of our own that API or worker have told. */
  defects: readonly string[];
  /** Kinds of which nothing was acknowledged in this part. */
  silentKinds: string[];
  /** Writes that somebody sent for the first time, a second. */
  begunASecond: number;
  /** All of it as tables. */
  report: string;
}

/**
 * A run in which hardly anybody writes says nothing. Twenty a second are begun as long as no more than sixty wait; while something is
 * down all sixty do, and on two cores with other work 7.4 a second were acknowledged.
 */
const minBegunASecond = 5;

/** Breaks things while everybody writes; resolves when all that was promised is kept, or patience is at its end. */
export async function breakUnderLoad(
  stack: CrashStack,
  writing: Writing,
  breakThings: (journal: Journal) => Promise<Disturbance[]>,
  journal: Journal = openJournal(),
): Promise<Outcome> {
  const going = new AbortController();
  const before = journal.counts();
  const acknowledgedBefore = journal.acknowledged();
  const load = [keepWriting(writing.writers, journal, going.signal), keepReading(stack, writing, going.signal)];
  const begin = performance.now();
  const crashes = await breakThings(journal).finally(() => going.abort());
  const mendedAt = performance.now();
  await Promise.all(load);
  const tookMs = performance.now() - begin;
  const now = journal.acknowledged() - acknowledgedBefore;
  const begunASecond = begunBetween(journal, begin, begin + tookMs) / (tookMs / 1_000);
  const silentKinds = kindsWithoutAny(writing, journal, before);
  for (const writer of writing.writers) await writer.finish?.();
  const { differences, lastSeenAt } = await untilEqual(stack, writing, journal, timeoutMs);
  const equalAfterMs = performance.now() - mendedAt;
  const tallies = await Promise.all(writing.writers.map((writer) => tallyOf(writer, journal)));
  journal.crashes.push(...crashes);
  const repeats = await mailRepeats(stack, journal.crashes);
  const isEqual = differences.length === 0;
  const report = [
    `${now} writes were acknowledged in ${seconds(tookMs)} s, ${(now / (tookMs / 1_000)).toFixed(1)} a second, ${begunASecond.toFixed(1)} a second were begun; with those before, ${journal.acknowledged()}.`,
    tableOfWrites(tallies),
    `Sent again, by what was answered before: ${reasonsOf(journal)}.`,
    `Answers of 500, and mistakes of our own in the worker: ${stack.defects.join(', ') || 'none'}.`,
    `Mails that came a second time with the same Message-ID: ${repeats.all}; no kill of the worker explains ${repeats.unexplained.length} of them.`,
    crashes.length > 0 ? tableOfCrashes(crashes, journal) : 'Nothing was killed.',
    `Waited for: ${[...lastSeenAt].map(([what, at]) => `${what} until ${seconds(at - mendedAt)} s`).join(', ') || 'nothing'}.`,
    isEqual
      ? `Database, index, store, the cache before the API and mailboxes were equal ${seconds(equalAfterMs)} s after the last recovery.`
      : `NOT EQUAL after ${seconds(equalAfterMs)} s: ${differences.length} differences.`,
  ].join('\n\n');
  tell(report);
  return {
    ...{ journal, tallies, crashes, differences, equalAfterMs, repeats },
    ...{ defects: stack.defects, silentKinds, begunASecond, report },
  };
}

function begunBetween(journal: Journal, from: number, to: number): number {
  const moments = journal.kinds().flatMap((kind) => [...journal.of(kind).begunAt.values()]);
  return moments.filter((at) => at >= from && at <= to).length;
}

/** Kinds of which nothing was acknowledged since these were counted. */
export function kindsWithoutAny(
  { writers }: Writing,
  journal: Journal,
  before: ReturnType<Journal['counts']>,
): string[] {
  const now = journal.counts();
  return writers.map(({ kind }) => kind).filter((kind) => (now.get(kind) ?? 0) === (before.get(kind) ?? 0));
}

function reasonsOf({ reasons }: Journal): string {
  return [...reasons].map(([reason, times]) => `${times} × ${reason}`).join(', ') || 'nothing';
}

export function expectNothingLost(outcome: Outcome): void {
  const { journal, tallies, differences, equalAfterMs, repeats, defects, silentKinds, begunASecond } = outcome;
  expect(journal.refused).toEqual([]);
  expect(differences.slice(0, 20)).toEqual([]);
  expect(tallies.filter(({ lost, twice }) => lost.length + twice.length > 0)).toEqual([]);
  expect(tallies.filter(({ unknown }) => unknown > 0)).toEqual([]);
  expect(defects).toEqual([]);
  // A part of a small run is too short for every kind: all until now are asked together.
  const never = tallies.filter(({ acknowledged }) => acknowledged === 0).map(({ kind }) => kind);
  expect(isSmallRun() ? never : silentKinds).toEqual([]);
  expect(repeats.unexplained).toEqual([]);
  if (isSmallRun()) return;
  expect(equalAfterMs).toBeLessThan(equalWithinMs);
  expect(begunASecond).toBeGreaterThan(minBegunASecond);
}
