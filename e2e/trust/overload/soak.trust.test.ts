import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSmallRun, sized } from '../size.ts';
import { keepRaw, table, writeReport } from '../write-report.ts';
import { type BusyStack, startBusyStack } from './busy-stack.ts';
import { type Dealt, dealtKinds, dealWhile, feedCars } from './deal-while.ts';
import { createGate } from './gate.ts';
import { growsBeyond, growthAnHour, isTooRough, lowestOfEachTen, middleOfEachTen } from './growth.ts';
import { hurryJobsWhile, jobsDueAt } from './hurry-jobs.ts';
import type { Outcome } from './messages.ts';
import { failuresOf, goodOf, percentileOf } from './read-tally.ts';
import { type Heaps, heapMeasures, type Measure, measures, type Sample, takeHeaps, takeSample } from './sample.ts';
import { type Generator, startGenerator } from './start-generator.ts';
import { sumOf } from './sum-of-outcomes.ts';
import { pages, searches, signIns, statistics } from './visits.ts';
import { type Watch, watchNoting } from './watch.ts';

// biome-ignore lint/style/noProcessEnv: said by whoever starts the tests
const { KARDAN_TRUST_LISTINGS, KARDAN_TRUST_SOAK_MINUTES, KARDAN_TRUST_SOAK_TIMES } = process.env;
const listings = Number(KARDAN_TRUST_LISTINGS ?? sized({ small: 3_000, full: 160_000 }));
const seconds = Number(KARDAN_TRUST_SOAK_MINUTES ?? sized({ small: 0.5, full: 120 })) * 60;
const sampleSeconds = sized({ small: 2, full: Math.max(2, Math.min(30, seconds / 120)) });

/**
 * Austria's size as docs/scale.md has it: 80 pages a second in the busiest hour, a third of that on a day's average, a fifth of
 * them made by web and the rest a cache's. A whole day of it within two hours would be 64 made pages a second, five times what one
 * web process makes on two cores: `KARDAN_TRUST_SOAK_TIMES` asks for so many times the average where there are cores for it. What
 * the clock asks for comes at a day's pace all the same.
 */
const perSecond = sized({
  small: { pages: 1, searches: 2, statistics: 5, signIns: 0.5 },
  full: { pages: 5, searches: 5, statistics: 25, signIns: 0.35 },
});
const times = Number(KARDAN_TRUST_SOAK_TIMES ?? 1);
const phases = sized({ small: 2, full: 24 });
/** Of some 1,700 things that it is watched by. */
const maxMissing = 3;

const starting = new AsyncDisposableStack();
let stack: BusyStack;
let generator: Generator;

beforeAll(async () => {
  stack = starting.use(await startBusyStack(listings));
  generator = starting.use(startGenerator());
}, 60 * 60_000);
afterAll(() => starting.disposeAsync(), 120_000);

test('what grows is told from what swings, has filled up, or is filled and cleared', () => {
  const twoHours = Array.from({ length: 24 }, (_, place) => place);
  const swing = (place: number) => [0, 9, 3, 7, 1, 8, 2][place % 7] as number;
  const anHourOf = (values: number[]) => growthAnHour(values, 300);
  expect(anHourOf(twoHours).anHour).toBeCloseTo(12);
  expect(anHourOf(twoHours).error).toBeCloseTo(0);
  expect(anHourOf(twoHours.map((place) => Math.min(place, 12))).anHour).toBeCloseTo(0);
  expect(growsBeyond(anHourOf(twoHours.map((place) => 50 + swing(place))), 3)).toBe(false);
  expect(growsBeyond(anHourOf(twoHours.map((place) => place + swing(place))), 3)).toBe(true);
  expect(isTooRough(anHourOf(twoHours.map((place) => 50 + swing(place))), 3)).toBe(true);
  expect(isTooRough(anHourOf(twoHours), 3)).toBe(false);
  expect(middleOfEachTen(Array.from({ length: 29 }, (_, place) => (place % 10 === 9 ? 0 : 7)))).toEqual([7, 7]);
  const filledAndCleared = Array.from({ length: 240 }, (_, place) => 50 + (place % 10) * 20);
  expect(growthAnHour(lowestOfEachTen(filledAndCleared), 300).anHour).toBeCloseTo(0);
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
    const streams = () => [
      { ...pages(stack), perSecond: times * perSecond.pages },
      { ...searches(stack), perSecond: times * perSecond.searches },
      { ...statistics(stack), perSecond: times * perSecond.statistics },
      { ...signIns(stack), perSecond: times * perSecond.signIns },
    ];
    // Processes that have never answered anybody need seconds for what comes all at once.
    await generator.run({ kind: 'open', seconds: sized({ small: 10, full: 60 }), streams: streams() });
    const ending = new AbortController();
    const gate = createGate();
    const samples: Sample[] = [];
    const heaps: Heaps[] = [];
    const missing: string[] = [];
    const watch = watchNoting(missing);
    const visit = async () => {
      const outcomes: Outcome[] = [];
      for (let phase = 0; phase < phases; phase++) {
        outcomes.push(await generator.run({ kind: 'open', seconds: seconds / phases, streams: streams() }));
        await watch('live heaps', async () => void heaps.push(await gate.whileClosed(() => takeHeaps(stack))));
        keepRaw('soak', { samples, heaps, outcomes, missing });
      }
      return sumOf(outcomes);
    };
    const [outcome, dealers, jobs] = await Promise.all([
      visit().finally(() => ending.abort()),
      dealWhile(stack, gate, ending.signal),
      hurryJobsWhile(stack.db, watch, ending.signal),
      sampleWhile(ending.signal, watch, samples),
    ]);
    keepRaw('soak', { samples, heaps, outcome, dealers, jobs, missing, defects: stack.defects });
    const grown = growthOf(samples, heaps);
    report({ grown, outcome, dealers, jobs, missing });
    const answered = Object.entries(outcome).map(([name, tally]) => [name, goodOf(tally) / tally.sent] as const);
    // What is not served under this load would hide what grows.
    for (const [name, share] of answered) expect(share, name).toBeGreaterThan(sized({ small: 0.5, full: 0.99 }));
    expect(stack.defects).toEqual([]);
    expect(dealers.refused).toEqual([]);
    expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(maxMissing);
    for (const kind of dealtKinds) expect(dealers[kind], kind).toBeGreaterThan(0);
    if (isSmallRun()) return;
    expect(grown.filter(({ isBeyond }) => isBeyond).map(({ name }) => name)).toEqual([]);
  },
  4 * 60 * 60_000,
);

async function sampleWhile(signal: AbortSignal, watch: Watch, samples: Sample[]): Promise<void> {
  while (!signal.aborted) {
    await watch('a sample', async () => void samples.push(await takeSample(stack)));
    await sleep(sampleSeconds * 1_000, undefined, { signal }).catch(() => {});
  }
}

interface Series {
  name: string;
  values: readonly number[];
  most: number;
  growth: { anHour: number; error: number } | undefined;
  bound: number;
  isBeyond: boolean;
  isRough: boolean;
}

/** What each measure was, and by how much it grows. */
function growthOf(samples: readonly Sample[], heaps: readonly Heaps[]): Series[] {
  const series = (
    name: string,
    all: readonly number[],
    values: readonly number[],
    everySeconds: number,
    fixed?: number,
  ) => {
    const bound = fixed ?? middleOf(values) / 2 / 24;
    const growth = isSmallRun() ? undefined : growthAnHour(values, everySeconds);
    return {
      name,
      values,
      most: Math.max(...all),
      growth,
      bound,
      isBeyond: growth !== undefined && growsBeyond(growth, bound),
      isRough: growth !== undefined && isTooRough(growth, bound),
    };
  };
  const ofSamples = (Object.keys(measures) as Measure[]).map((name) => {
    const all = samples.map((sample) => sample[name]);
    const bound = measures[name];
    // Each ten hold a forced collection, which would be the lowest one of a process's memory.
    return bound === 'memory'
      ? series(name, all, middleOfEachTen(all), sampleSeconds * 10)
      : series(name, all, lowestOfEachTen(all), sampleSeconds * 10, bound);
  });
  const ofHeaps = heapMeasures.map((name) => {
    const all = heaps.map((heap) => heap[name]);
    return series(name, all, all, seconds / phases);
  });
  return [...ofSamples, ...ofHeaps];
}

function middleOf(values: readonly number[]): number {
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

interface Found {
  grown: readonly Series[];
  outcome: Outcome;
  dealers: Dealt;
  jobs: number;
  missing: readonly string[];
}

function report({ grown, outcome, dealers, jobs, missing }: Found): void {
  const number = (value: number | undefined) => (value ?? Number.NaN).toFixed(1);
  const rows = grown.map(({ name, values, most, growth, bound, isBeyond, isRough }) => [
    name,
    ...[values[0], middleOf(values), values.at(-1), most].map(number),
    growth ? `${number(growth.anHour)} ± ${number(2 * growth.error)}` : '',
    number(bound),
    isBeyond ? '**grows**' : isRough ? 'swings too much to tell' : 'within',
  ]);
  const served = Object.entries(outcome).map(([name, tally]) => [
    name,
    String(tally.sent),
    `${((goodOf(tally) / tally.sent) * 100).toFixed(2)} %`,
    `${Math.round(percentileOf(tally.successMs, 0.5))} / ${Math.round(percentileOf(tally.successMs, 0.99))} ms`,
    String(tally.refusedMs.length),
    String(tally.limited + failuresOf(tally)),
  ]);
  const failed = Object.entries(outcome).flatMap(([name, { failures }]) =>
    Object.entries(failures).map(([why, { count }]) => `${name}: ${count} × ${why}`),
  );
  const body = [
    `${listings} cars, ${Math.round(seconds / 60)} minutes, a sample every ${Math.round(sampleSeconds)} s; of each ten the lowest counts, of RSS the middle one. Every ${Math.round(seconds / phases / 60)} minutes nobody asks for anything for some seconds, and live heaps are taken (after a collection, buffers included). Growth is that of the line which fits the second half, with twice its standard error; it fails when even the lower end is above the bound. As many visitors in a second as on a day's average: ${((100 * times * seconds) / 86_400).toFixed(0)} % of a day's. Rows that are kept by design (audit, revisions, statistics, sessions, finished jobs until their time) are not among the tables.`,
    table(['what', 'at first', 'in the middle', 'at last', 'most', 'growth an hour', 'bound', ''], rows),
    table(['load', 'requests', 'good', 'p50 / p99', '503', 'failed'], served),
    ...(failed.length > 0 ? [`Failed: ${failed.join('; ')}.`] : []),
    `Beside it ${dealers.saved} prices changed and brought online, ${dealers.asked} inquiries, ${dealers.answered} answers to some, ${dealers.files} files of a feed with ${feedCars} cars and ${dealers.pictures} pictures, ${dealers.refused.length} of them refused${dealers.refused.length > 0 ? ` (${dealers.refused.join('; ')})` : ''}; ${jobs} jobs of the clock, which went twelve times as fast: a day's in two hours.`,
    ...(missing.length > 0 ? [`Not seen: ${missing.join('; ')}.`] : []),
  ].join('\n\n');
  process.stdout.write(`${body}\n`);
  writeReport('soak', 'Hours of load', body);
}
