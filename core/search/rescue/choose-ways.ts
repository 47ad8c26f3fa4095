import type { RescueWay } from '@kardan/contract/search-rescue';
import type { PlannedWay } from './plan-rescue.ts';

const waysShown = 6;
const waysOfOneFilter = 2;

type CountedWay = PlannedWay & { total: number };

/**
 * The ways to show: those that bring cars, the least change for the most cars first. A larger step of the same filter
 * must at least double what the smaller one finds. Several filters at once are offered only where no single one helps.
 */
export function chooseWays(planned: PlannedWay[], totals: number[], currentTotal: number): RescueWay[] {
  const better = planned
    .map((way, i) => ({ ...way, total: totals[i] ?? 0 }))
    .filter(({ total }) => total > currentTotal);
  const single = better.filter(({ changes }) => changes.length === 1);
  const worth = ({ total, cost }: CountedWay) => Math.log2(1 + total - currentTotal) / cost;
  const byFilter = Map.groupBy(single, ({ changes }) => changes[0]?.key);
  const ways =
    single.length > 0
      ? [...byFilter.values()].flatMap(stepsWorthwhile).sort((a, b) => worth(b) - worth(a))
      : stepsWorthwhile(better);
  return ways.slice(0, waysShown).map(({ changes, filters, total }) => ({ changes, filters, total }));
}

function stepsWorthwhile(ways: CountedWay[]): CountedWay[] {
  const kept: CountedWay[] = [];
  for (const way of ways.sort((a, b) => a.cost - b.cost || b.total - a.total)) {
    const last = kept.at(-1);
    if (!last || way.total >= 2 * last.total) kept.push(way);
  }
  return kept.slice(0, waysOfOneFilter);
}
