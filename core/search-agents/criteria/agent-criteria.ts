import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { type Filter, type FilterKey, filterKeys, filters } from '@kardan/contract/filters';
import type { Coordinates } from '../../kernel/distance.ts';
import { monthNumber } from '../../search/index/listing-document.ts';
import { listingFields } from '../../search/query/listing-fields.ts';
import type { Area } from './cells.ts';
import { lacks, scaleOf, valueToken } from './criteria-values.ts';

/**
 * What a search asks of a car, in fields that a car is compared with: an agent shows itself unless the car meets something
 * it refuses, misses its choice or lies outside of its bounds. What is left open costs nothing, as nothing is stored.
 */
export interface AgentCriteria {
  /** Properties that no car may have: other values than the chosen ones, or none; equipment and facts that are missing. */
  refuses: string[];
  /** Values of open lists, one of which the car must have. */
  chooses: string[];
  /** Filters that a car without a value, or without a chosen one, fails. */
  sets: FilterKey[];
  from: Partial<Record<FilterKey, number>>;
  to: Partial<Record<FilterKey, number>>;
  around: Area | null;
  /** What these fields cannot say: asked of the car as the search itself would, by percolation. */
  percolated: FilterKey[];
}

/** The criteria of a search; `place` is where the search's own place lies. */
export function agentCriteria(request: SearchFilters, place: Coordinates | null): AgentCriteria {
  const criteria: AgentCriteria = {
    refuses: [],
    chooses: [],
    sets: [],
    from: {},
    to: {},
    around: null,
    percolated: [],
  };
  for (const key of filterKeys) {
    const value = request[key];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    add(criteria, key, value, place);
  }
  return criteria;
}

/** A kind of filter that is missing here is a type error; a filter of a known kind needs nothing. */
function add(criteria: AgentCriteria, key: FilterKey, value: unknown, place: Coordinates | null): void {
  const filter: Filter = filters[key];
  switch (filter.kind) {
    case 'options': {
      const others = filter.values.filter((option) => !(value as string[]).includes(option));
      criteria.refuses.push(...others.map((other) => valueToken(key, other)), valueToken(key, null));
      return;
    }
    case 'vehicles':
      if ('exclude' in listingFields[key]) {
        criteria.refuses.push(...(value as string[]).map((vehicle) => valueToken(key, vehicle)));
        return;
      }
      choose(criteria, key, value as string[]);
      return;
    case 'slugs':
      choose(criteria, key, value as string[]);
      return;
    case 'features':
      criteria.refuses.push(...(value as string[]).map((feature) => lacks(key, feature)));
      return;
    case 'flag':
      criteria.refuses.push(lacks(key));
      return;
    case 'range':
      bound(criteria, key, value as Span<number>, scaleOf(listingFields[key].field));
      return;
    case 'months': {
      const { from, to } = value as Span<string>;
      bound(criteria, key, { from: toMonth(from), to: toMonth(to) });
      return;
    }
    case 'amount': {
      const amount = value as number;
      const { meaning } = listingFields[key as 'inspectionMonths' | 'daysOnline'];
      bound(criteria, key, meaning === 'months-ahead' ? { from: amount } : { to: amount });
      return;
    }
    case 'place':
      if (!place) throw new Error('a place must be resolved before it is stored');
      criteria.sets.push(key);
      criteria.around = { centre: place, radiusKm: (value as { radiusKm: number }).radiusKm };
      return;
    case 'text':
      criteria.percolated.push(key);
      return;
  }
}

function choose(criteria: AgentCriteria, key: FilterKey, values: string[]): void {
  criteria.sets.push(key);
  criteria.chooses.push(...values.map((value) => valueToken(key, value)));
}

interface Span<T> {
  from?: T | undefined;
  to?: T | undefined;
}

/** Rounded to the steps that the listing index keeps, as the engine rounds them when it searches. */
function bound(criteria: AgentCriteria, key: FilterKey, { from, to }: Span<number>, scale = 1): void {
  if (from === undefined && to === undefined) return;
  criteria.sets.push(key);
  if (from !== undefined) criteria.from[key] = Math.round(from * scale);
  if (to !== undefined) criteria.to[key] = Math.round(to * scale);
}

function toMonth(month: string | undefined): number | undefined {
  return month === undefined ? undefined : (monthNumber(month) ?? undefined);
}
