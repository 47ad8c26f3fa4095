import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShortRun, sized } from '../size.ts';
import { table, writeReport } from '../write-report.ts';
import { type BusyStack, startBusyStack } from './busy-stack.ts';
import { type Dealt, dealtKinds, dealWhile, feedCars } from './deal-while.ts';
import { growthAnHour, lowestOfEachTen, slopeOf } from './growth.ts';
import { hurryJobsWhile, jobsDueAt } from './hurry-jobs.ts';
import { type Measure, measures, type Sample, takeSample } from './sample.ts';
import { failuresOf, type Generator, goodOf, percentile, startGenerator } from './start-generator.ts';
import { pages, searches, signIns, statistics } from './visits.ts';

// biome-ignore lint/style/noProcessEnv: said by whoever starts the tests
const { KARDAN_TRUST_LISTINGS, KARDAN_TRUST_SOAK_MINUTES, KARDAN_TRUST_SOAK_TIMES } = process.env;
const listings = Number(KARDAN_TRUST_LISTINGS ?? sized({ short: 3_000, full: 160_000 }));
const seconds = Number(KARDAN_TRUST_SOAK_MINUTES ?? sized({ short: 0.5, full: 120 })) * 60;
const sampleSeconds = sized({ short: 2, full: Math.max(5, Math.min(30, seconds / 40)) });

/**
 * Austria's size as docs/scale.md has it: 80 pages a second in the busiest hour, a third of that on a day's average, a fifth of
 * them made by web and the rest a cache's. A whole day of it within two hours would be 64 made pages a second, five times what one
 * web process makes on two cores: `KARDAN_TRUST_SOAK_TIMES` asks for so many times the average where there are cores for it. What
 * the clock asks for comes at a day's pace all the same.
 */
const perSecond = sized({
  short: { pages: 1, searches: 2, statistics: 5, signIns: 0.5 },
  full: { pages: 5, searches: 5, statistics: 25, signIns: 0.35 },
});
const times = Number(KARDAN_TRUST_SOAK_TIMES ?? 1);

const starting = new AsyncDisposableStack();
let stack: BusyStack;
let generator: Generator;

beforeAll(async () => {
  stack = starting.use(await startBusyStack(listings));
  generator = starting.use(startGenerator());
}, 60 * 60_000);
afterAll(() => starting.disposeAsync(), 120_000);

test('the line that fits tells what grows, and not what swings or has filled up', () => {
  expect(slopeOf([1, 3, 5, 7])).toBeCloseTo(2);
  expect(slopeOf([5, 9, 5, 9, 5, 9, 5]) * 7).toBeLessThan(1);
  expect(growthAnHour([0, 50, 80, 100, 100, 100, 100, 100], 60)).toBeCloseTo(0);
  expect(growthAnHour([0, 1, 2, 3, 4, 5, 6, 7], 60)).toBeCloseTo(60);
  const filledAndCleared = Array.from({ length: 40 }, (_, place) => 50 + (place % 10) * 20);
  expect(growthAnHour(lowestOfEachTen(filledAndCleared), 600)).toBeCloseTo(0);
});

test('a day of the clock asks for the night’s work once and for hourly work every hour', () => {
  const day = Array.from({ length: 24 * 60 }, (_, minute) => jobsDueAt(minute)).flat();
  const timesOf = (wanted: string) => day.filter((name) => name === wanted).length;
  expect(timesOf('rate-market')).toBe(1);
  expect(timesOf('rate-moved-market')).toBe(24);
  expect(timesOf('roll-up-statistics')).toBe(96);
  expect(timesOf('poll-feeds')).toBe(0);
});

test(
  'hours of visitors, dealers and inquiries leave no process, pool, table or queue larger and larger',
  async () => {
    const ending = new AbortController();
    const samples: Sample[] = [];
    const [outcome, dealers, jobs] = await Promise.all([
      generator
        .run({
          kind: 'open',
          seconds,
          streams: [
            { ...pages(stack), perSecond: times * perSecond.pages },
            { ...searches(stack), perSecond: times * perSecond.searches },
            { ...statistics(stack), perSecond: times * perSecond.statistics },
            { ...signIns(stack), perSecond: times * perSecond.signIns },
          ],
        })
        .finally(() => ending.abort()),
      dealWhile(stack, ending.signal),
      hurryJobsWhile(stack.db, ending.signal),
      sampleWhile(ending.signal, samples),
    ]);
    report(samples, outcome, dealers, jobs);
    const answered = Object.entries(outcome).map(([name, tally]) => [name, goodOf(tally) / tally.sent] as const);
    // What is not served under this load would hide what grows.
    for (const [name, share] of answered) expect(share, name).toBeGreaterThan(sized({ short: 0.5, full: 0.99 }));
    expect(dealers.refused).toEqual([]);
    for (const kind of dealtKinds) expect(dealers[kind], kind).toBeGreaterThan(0);
    if (isShortRun()) return;
    for (const name of Object.keys(measures) as Measure[]) {
      expect.soft(growthOf(samples, name), `${name} grows in an hour by`).toBeLessThan(boundOf(samples, name));
    }
  },
  4 * 60 * 60_000,
);

async function sampleWhile(signal: AbortSignal, samples: Sample[]): Promise<void> {
  while (!signal.aborted) {
    samples.push(await takeSample(stack));
    await sleep(sampleSeconds * 1_000, undefined, { signal }).catch(() => {});
  }
}

function growthOf(samples: readonly Sample[], name: Measure): number {
  const values = samples.map((sample) => sample[name]);
  if (measures[name] !== 'memory') return growthAnHour(values, sampleSeconds);
  return growthAnHour(lowestOfEachTen(values), sampleSeconds * 10);
}

function boundOf(samples: readonly Sample[], name: Measure): number {
  const bound = measures[name];
  return bound === 'memory' ? middleOf(samples, name) / 2 / 24 : bound;
}

function middleOf(samples: readonly Sample[], name: Measure): number {
  return samples[Math.floor(samples.length / 2)]?.[name] ?? Number.NaN;
}

function report(
  samples: readonly Sample[],
  outcome: Awaited<ReturnType<Generator['run']>>,
  dealers: Dealt,
  jobs: number,
): void {
  const number = (value: number | undefined) => (value ?? Number.NaN).toFixed(1);
  const grown = (Object.keys(measures) as Measure[]).map((name) => [
    name,
    number(samples[0]?.[name]),
    number(middleOf(samples, name)),
    number(samples.at(-1)?.[name]),
    number(growthOf(samples, name)),
    `< ${number(boundOf(samples, name))}`,
  ]);
  const served = Object.entries(outcome).map(([name, tally]) => [
    name,
    String(tally.sent),
    `${((goodOf(tally) / tally.sent) * 100).toFixed(2)} %`,
    `${Math.round(percentile(tally.successMs, 0.5))} / ${Math.round(percentile(tally.successMs, 0.99))} ms`,
    String(tally.refusedMs.length),
    String(tally.limited + failuresOf(tally)),
  ]);
  const body = [
    `${listings} cars, ${Math.round(seconds / 60)} minutes, a sample every ${Math.round(sampleSeconds)} s; growth is that of the line which fits the second half, of memory that of its lowest values. As many visitors in a second as on a day's average: ${((100 * times * seconds) / 86_400).toFixed(0)} % of a day's. Rows that are kept by design (audit, revisions, statistics, sessions, finished jobs until their time) are not among the tables.`,
    table(['what', 'at first', 'in the middle', 'at last', 'growth an hour', 'bound'], grown),
    table(['load', 'requests', 'good', 'p50 / p99', '503', 'failed'], served),
    `Beside it ${dealers.saved} prices changed and brought online, ${dealers.asked} inquiries, ${dealers.answered} answers to some, ${dealers.files} files of a feed with ${feedCars} cars and ${dealers.pictures} pictures, ${dealers.refused.length} of them refused; ${jobs} jobs of the clock, which went twelve times as fast: a day's in two hours.`,
  ].join('\n\n');
  writeReport('soak', 'Hours of load', body);
  process.stdout.write(`${body}\n`);
}
