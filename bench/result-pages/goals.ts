import type { Goal } from '../measure/goals.ts';
import { grouped } from '../report/format.ts';
import type { BroadKind } from './broad-searches.ts';
import type { ResultPagesResult } from './run-result-pages.ts';

interface LoadGoal {
  perSecond: number;
  p99Ms: number;
}

/** By how many cars are loaded. */
const loadGoals = new Map<number, Record<BroadKind, LoadGoal>>([
  [160_000, { other: { perSecond: 40, p99Ms: 400 }, round: { perSecond: 60, p99Ms: 400 } }],
  [1_000_000, { other: { perSecond: 10, p99Ms: 800 }, round: { perSecond: 30, p99Ms: 400 } }],
]);

const pageGoals = { htmlBytes: 330_000, brotliBytes: 30_000, elements: 1_800, webCpuMs: 40, engineCpuMs: 120 };

export const kindNames: Record<BroadKind, string> = {
  other: 'every search another one',
  round: 'in round numbers',
};

/** What was asked for, beside what was measured; a size without goals has only those of the page itself. */
export function resultPagesGoals({ expectedListings, figures, weight }: ResultPagesResult): Goal[] {
  const cpu = figures.other.cpuMs;
  const loads = Object.entries(loadGoals.get(expectedListings) ?? {}).map(([kind, wanted]): Goal => {
    const { perSecond, p99Ms, failed } = figures[kind as BroadKind];
    return {
      name: `pages a second, ${kindNames[kind as BroadKind]}`,
      wanted: `at least ${wanted.perSecond}, p99 at most ${wanted.p99Ms} ms`,
      measured: `${perSecond.toFixed(1)}, p99 ${p99Ms.toFixed(0)} ms${failed ? `, ${failed} failed` : ''}`,
      met: perSecond >= wanted.perSecond && p99Ms <= wanted.p99Ms && failed === 0,
    };
  });
  return [
    ...loads,
    atMost('HTML, bytes', pageGoals.htmlBytes, weight.htmlBytes),
    atMost('HTML compressed (br), bytes', pageGoals.brotliBytes, weight.brotliBytes),
    atMost('elements', pageGoals.elements, weight.elements),
    atMost('processor time of web for a page, ms', pageGoals.webCpuMs, cpu.web),
    atMost('processor time of the engine for a page, ms', pageGoals.engineCpuMs, cpu.engine),
  ];
}

function atMost(name: string, limit: number, value: number): Goal {
  return { name, wanted: `at most ${grouped(limit)}`, measured: grouped(value), met: value <= limit };
}
