import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { FilterValue, RescueChange } from '@kardan/contract/calls/search/search-rescue';
import { type FilterKey, filterKeys } from '@kardan/contract/filters';
import { costOfDropping } from './change-cost.ts';
import { combinedDrops } from './combine-drops.ts';
import { loosenFilter, type Neighbours } from './loosen-filter.ts';

/** A search that asks less than the one made, what it changes, and what that costs the buyer. */
export interface PlannedWay {
  changes: RescueChange[];
  filters: SearchFilters;
  cost: number;
}

/** Counted at once at most: what the engine takes in its stride. */
const maxOptions = 30;
/** So many drop one filter at most; a search with more filters is rather helped by dropping several. */
const maxDrops = 14;

/**
 * The searches worth counting when one finds too little: each filter dropped by itself, then several at once for a search
 * that no single change can save, and with what is left of the number each filter widened, the least change first.
 * Filters to be kept stay as they are.
 */
export function planRescue(
  filters: SearchFilters,
  neighbours: Neighbours,
  keep: readonly FilterKey[] = [],
): PlannedWay[] {
  const set = filterKeys.filter((key) => filters[key] !== undefined && !keep.includes(key));
  const single = set.flatMap((key) => singleChanges(filters, key, neighbours)).sort((a, b) => a.cost - b.cost);
  const drops = single.filter(({ changes }) => changes[0]?.kind === 'dropped').slice(0, maxDrops);
  const combined = combinedDrops(set).map((keys) => droppedTogether(filters, keys));
  const widened = single
    .filter(({ changes }) => changes[0]?.kind === 'widened')
    .slice(0, maxOptions - drops.length - combined.length);
  return [...[...drops, ...widened].sort((a, b) => a.cost - b.cost), ...combined];
}

function singleChanges(filters: SearchFilters, key: FilterKey, neighbours: Neighbours): PlannedWay[] {
  const from = filters[key] as FilterValue;
  return loosenFilter(key, from, neighbours).map(({ to, cost }) => ({
    changes: [to === undefined ? { key, kind: 'dropped', from } : { key, kind: 'widened', from, to }],
    filters: replaced(filters, key, to),
    cost,
  }));
}

function droppedTogether(filters: SearchFilters, keys: FilterKey[]): PlannedWay {
  return {
    changes: keys.map((key) => ({ key, kind: 'dropped', from: filters[key] as FilterValue })),
    filters: keys.reduce<SearchFilters>((rest, key) => replaced(rest, key, undefined), filters),
    cost: keys.reduce((sum, key) => sum + costOfDropping(key), 0),
  };
}

function replaced(filters: SearchFilters, key: FilterKey, value: FilterValue | undefined): SearchFilters {
  const { [key]: _, ...rest } = filters;
  return value === undefined ? rest : { ...rest, [key]: value };
}
