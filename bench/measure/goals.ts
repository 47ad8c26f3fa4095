import type { SearchResult } from './search-result.ts';
import { sum } from './sum.ts';

export interface Goal {
  name: string;
  wanted: string;
  measured: string;
  met: boolean;
}

const popularRate = 400;
const popularP99Ms = 100;

/** What was asked for, beside what was measured. */
export function goalsOf(result: SearchResult): Goal[] {
  const { maximum, levels } = result;
  const half = levels.find(({ share }) => share === 0.5);
  const capacity = maximum.api.perSecond / maximum.engine.perSecond;
  const latency = half ? half.api.p99Ms / half.engine.p99Ms : Number.NaN;
  const cpu =
    sum(levels.map(({ api }) => api.cpuMs.api * api.sent)) / sum(levels.map(({ api }) => api.cpuMs.engine * api.sent));
  return [
    {
      name: 'Most searches a second through the API, as a share of the bare engine’s',
      wanted: 'at least 0.85',
      measured: capacity.toFixed(2),
      met: capacity >= 0.85,
    },
    {
      name: 'p99 at half load, API to bare engine',
      wanted: 'at most 1.25',
      measured: latency.toFixed(2),
      met: latency <= 1.25 && half?.api.failed === 0,
    },
    {
      name: 'Processor time of the API, as a share of the engine’s',
      wanted: 'at most 0.15',
      measured: cpu.toFixed(2),
      met: cpu <= 0.15,
    },
    popularGoal(result),
  ];
}

function popularGoal({ popular }: SearchResult): Goal {
  const name = `${popularRate} searches a second of the popular mix with caches`;
  const wanted = `p99 at most ${popularP99Ms} ms`;
  const level = popular.levels.find(({ perSecond }) => perSecond === popularRate);
  if (!level) {
    const broken = popular.leftOut.includes(popularRate);
    return { name, wanted, measured: broken ? 'broke down at a lower rate' : 'not tried', met: false };
  }
  const { p99Ms, failed, unanswered } = level.figures;
  const trouble = failed + unanswered > 0 ? `, ${failed} failed, ${unanswered} unanswered` : '';
  const met = p99Ms <= popularP99Ms && failed + unanswered === 0;
  return { name, wanted, measured: `p99 ${p99Ms.toFixed(0)} ms${trouble}`, met };
}

/** Requests that were not answered with 200, in the whole run. */
export function failedRequests({ maximum, levels, popular }: SearchResult): number {
  const figures = [
    ...Object.values(maximum).map((side) => side.figures),
    ...levels.flatMap(({ engine, api }) => [engine, api]),
    ...popular.levels.map((level) => level.figures),
  ];
  return sum(figures.map(({ failed }) => failed));
}
