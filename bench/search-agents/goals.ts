import type { Goal } from '../measure/goals.ts';
import { median } from '../measure/percentile.ts';
import type { AgentsResult, SizeResult } from './run-search-agents.ts';

const least = { ratio: 0.8, perSecondAtMillion: 50 };
const maxSeconds = 60;
const million = 1_000_000;

/** What was asked for, beside what was measured, for each number of agents. */
export function agentsGoals({ sizes }: AgentsResult): Goal[] {
  return sizes.flatMap((size) => {
    const at = `${size.agents.toLocaleString('en-GB')} agents`;
    const ratio = ratioOf(size);
    const { delays, burst } = size;
    return [
      {
        name: `${at}: worker to bare engine`,
        wanted: `at least ${least.ratio}`,
        measured: ratio.toFixed(2),
        met: ratio >= least.ratio,
      },
      ...(size.agents >= million ? [speedGoal(at, size)] : []),
      waitGoal(`${at}: commit to mail queued, 5 changes a second`, delays.mailSeconds),
      waitGoal(`${at}: the same beside an import of ${burst.listings.toLocaleString('en-GB')} cars`, burst.mailSeconds),
    ];
  });
}

/** The middle of what each round gives, so that both sides had the same neighbours. */
export function ratioOf({ speed }: SizeResult): number {
  return median(speed.worker.map((perSecond, round) => perSecond / (speed.bare[round] ?? Number.NaN)));
}

function speedGoal(at: string, { speed }: SizeResult): Goal {
  const perSecond = median(speed.worker);
  return {
    name: `${at}: cars matched a second by one worker`,
    wanted: `at least ${least.perSecondAtMillion}`,
    measured: perSecond.toFixed(1),
    met: perSecond >= least.perSecondAtMillion,
  };
}

function waitGoal(name: string, { count, p99 }: { count: number; p99: number }): Goal {
  const measured = count === 0 ? 'nobody was mailed' : `p99 ${p99.toFixed(1)} s`;
  return { name, wanted: `p99 at most ${maxSeconds} s`, measured, met: count > 0 && p99 <= maxSeconds };
}
