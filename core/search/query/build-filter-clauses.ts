import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { type Filter, type FilterKey, filterKeys, filters } from '@kardan/contract/filters';
import type { Coordinates } from '../../kernel/distance.ts';
import { startOfViennaDay } from '../../kernel/start-of-vienna-day.ts';
import { monthNumber } from '../index/listing-document.ts';
import { listingFields } from './listing-fields.ts';

export type Clause = Record<string, unknown>;

/** What a request means beyond its own words: where its place lies, and which day it is in Vienna. */
export interface SearchContext {
  today: string;
  place: Coordinates | null;
}

/**
 * One clause for each filter that is set, by filter, so that a facet can leave its own out. Only numbers, closed values
 * and slugs reach the engine, and free text only as the operand of a match: nothing is parsed as a query language.
 */
export function buildFilterClauses(request: SearchFilters, context: SearchContext): Map<FilterKey, Clause> {
  const clauses = new Map<FilterKey, Clause>();
  for (const key of filterKeys) {
    const value = request[key];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    const clause = clauseOf(key, value, context);
    if (clause) clauses.set(key, clause);
  }
  return clauses;
}

/** The query that all of the clauses match; everything when there is none. */
export function matchingAll(clauses: Clause[]): Clause {
  return clauses.length === 0 ? { match_all: {} } : { bool: { filter: clauses } };
}

function clauseOf(key: FilterKey, value: unknown, context: SearchContext): Clause | undefined {
  const filter: Filter = filters[key];
  const { field } = listingFields[key];
  switch (filter.kind) {
    case 'options':
    case 'slugs':
      return anyOf(field, value as string[]);
    case 'vehicles':
      return 'exclude' in listingFields[key]
        ? { bool: { must_not: [anyOf(field, value as string[])] } }
        : anyOf(field, value as string[]);
    case 'features':
      return { bool: { filter: (value as string[]).map((feature) => ({ term: { [field]: feature } })) } };
    case 'flag':
      return { term: { [field]: key } };
    case 'range':
      return between(field, value as Span<number>);
    case 'months': {
      const { from, to } = value as Span<string>;
      return between(field, { from: toMonth(from), to: toMonth(to) });
    }
    case 'amount': {
      const rule = listingFields[key as 'inspectionMonths' | 'daysOnline'];
      return rule.meaning === 'months-ahead'
        ? between(field, { from: monthsAfter(context.today, value as number) })
        : between(field, { from: startOfViennaDay(context.today, value as number) });
    }
    case 'place': {
      if (!context.place) throw new Error('a place must be resolved before a query is built');
      const { radiusKm } = value as { radiusKm: number };
      return {
        geo_distance: {
          distance: `${radiusKm}km`,
          distance_type: 'arc',
          [field]: { lat: context.place.latitude, lon: context.place.longitude },
        },
      };
    }
    case 'text':
      return { match: { [field]: { query: value as string, operator: 'and' } } };
  }
}

interface Span<T> {
  from?: T | undefined;
  to?: T | undefined;
}

function between(field: string, { from, to }: Span<number>): Clause | undefined {
  if (from === undefined && to === undefined) return undefined;
  return { range: { [field]: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) } } };
}

function anyOf(field: string, values: string[]): Clause {
  const [only, ...others] = values;
  return others.length === 0 ? { term: { [field]: only } } : { terms: { [field]: [...values].sort() } };
}

function toMonth(month: string | undefined): number | undefined {
  return month === undefined ? undefined : (monthNumber(month) ?? undefined);
}

/** The month that lies n months after the day's own, as the index writes months. */
function monthsAfter(day: string, months: number): number {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return Math.floor(count / 12) * 100 + (count % 12) + 1;
}
