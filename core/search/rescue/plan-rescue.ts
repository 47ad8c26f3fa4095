import { type FilterKey, filterKeys } from '@kardan/contract/filters';
import type { SearchFilters } from '@kardan/contract/search';
import type { FilterValue, RescueChange } from '@kardan/contract/search-rescue';
import { costOfDropping } from './change-cost.ts';
import { loosenFilter, type Neighbours } from './loosen-filter.ts';

/** A search that asks less than the one made, what it changes, and what that costs the buyer. */
export interface PlannedWay {
  changes: RescueChange[];
  filters: SearchFilters;
  cost: number;
}

/** Counted at once at most: what the engine takes in its stride. */
const mostWays = 24;
const mostCombined = 6;

/**
 * The searches worth counting when one finds too little: each filter loosened by itself, the least change first, and a
 * few that drop several filters, the least important first, for a search that no single change can save. Filters to be
 * kept stay as they are.
 */
export function planRescue(
  filters: SearchFilters,
  neighbours: Neighbours,
  keep: readonly FilterKey[] = [],
): PlannedWay[] {
  const set = filterKeys.filter((key) => filters[key] !== undefined && !keep.includes(key));
  const combined = combinedDrops(filters, set);
  const single = set.flatMap((key) => singleChanges(filters, key, neighbours)).sort((a, b) => a.cost - b.cost);
  return [...single.slice(0, mostWays - combined.length), ...combined];
}

function singleChanges(filters: SearchFilters, key: FilterKey, neighbours: Neighbours): PlannedWay[] {
  const from = filters[key] as FilterValue;
  return loosenFilter(key, from, neighbours).map(({ to, cost }) => ({
    changes: [to === undefined ? { key, kind: 'dropped', from } : { key, kind: 'widened', from, to }],
    filters: replaced(filters, key, to),
    cost,
  }));
}

/** The two, three … filters that are missed least, dropped together; the last of them drops all that may go. */
function combinedDrops(filters: SearchFilters, set: FilterKey[]): PlannedWay[] {
  const byCost = [...set].sort((a, b) => costOfDropping(a) - costOfDropping(b));
  const sizes = byCost.map((_, i) => i + 1).filter((size) => size > 1);
  const chosen = sizes.length <= mostCombined ? sizes : evenly(sizes, mostCombined);
  return chosen.map((size) => {
    const dropped = byCost.slice(0, size);
    return {
      changes: dropped.map((key) => ({ key, kind: 'dropped', from: filters[key] as FilterValue })),
      filters: dropped.reduce<SearchFilters>((rest, key) => replaced(rest, key, undefined), filters),
      cost: dropped.reduce((sum, key) => sum + costOfDropping(key), 0),
    };
  });
}

/** So many of the values, the first and the last among them. */
function evenly(values: number[], count: number): number[] {
  return Array.from({ length: count }, (_, i) => values[Math.round((i * (values.length - 1)) / (count - 1))] as number);
}

function replaced(filters: SearchFilters, key: FilterKey, value: FilterValue | undefined): SearchFilters {
  const { [key]: _, ...rest } = filters;
  return value === undefined ? rest : { ...rest, [key]: value };
}
