import type { RescueWay } from '@kardan/contract/calls/search/search-rescue';
import type { PlannedWay } from './plan-rescue.ts';

const waysShown = 6;
const waysOfOneFilter = 2;
const pairsShown = 3;
const largerShown = 2;

type CountedWay = PlannedWay & { total: number };

/**
 * The ways to show: those that bring cars, the least change for the most cars first. A larger step of the same filter
 * must at least double what the smaller one finds. Several filters at once are offered only where no single one helps,
 * or none that leaves the make and model asked for; then the fewest first.
 */
export function chooseWays(planned: PlannedWay[], totals: number[], currentTotal: number): RescueWay[] {
  const worth = ({ total, cost }: CountedWay) => Math.log2(1 + total - currentTotal) / cost;
  const byWorth = (a: CountedWay, b: CountedWay) => worth(b) - worth(a);
  const better = planned
    .map((way, i) => ({ ...way, total: totals[i] ?? 0 }))
    .filter(({ total }) => total > currentTotal);
  const single = better.filter(({ changes }) => changes.length === 1);
  const byFilter = Map.groupBy(single, ({ changes }) => changes[0]?.key);
  const steps = [...byFilter.values()]
    .flatMap((ways) => stepsWorthwhile(ways, 0).slice(0, waysOfOneFilter))
    .sort(byWorth);
  const together = steps.some(keepsVehicles)
    ? []
    : several(
        better.filter((way) => way.changes.length > 1 && (steps.length === 0 || keepsVehicles(way))).sort(byWorth),
      );
  const ways = [...steps.slice(0, waysShown - together.length), ...together];
  return ways.map(({ changes, filters, total }) => ({ changes, filters, total }));
}

/** The best pairs, and more filters together where that brings twice as many cars as every pair. */
function several(ways: CountedWay[]): CountedWay[] {
  const pairs = ways.filter(({ changes }) => changes.length === 2).slice(0, pairsShown);
  const larger = ways.filter(({ changes }) => changes.length > 2);
  const most = Math.max(0, ...pairs.map(({ total }) => total));
  return [...pairs, ...stepsWorthwhile(larger, most).slice(0, largerShown)];
}

function keepsVehicles({ changes }: CountedWay): boolean {
  return changes.every(({ key }) => key !== 'vehicles');
}

/** By cost, each with at least twice as many cars as the one before; the first with twice as many as `least`. */
function stepsWorthwhile(ways: CountedWay[], least: number): CountedWay[] {
  const kept: CountedWay[] = [];
  for (const way of ways.sort((a, b) => a.cost - b.cost || b.total - a.total)) {
    if (way.total >= 2 * (kept.at(-1)?.total ?? least)) kept.push(way);
  }
  return kept;
}
