import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { FilterValue } from '@kardan/contract/calls/search/search-rescue';
import { filters as catalogue, type Filter, type FilterKey, filterKeys } from '@kardan/contract/filters';
import { monthNumber } from '../index/listing-document.ts';
import { buildFilterClauses, type Clause, type SearchContext } from '../query/build-filter-clauses.ts';
import { listingFields } from '../query/listing-fields.ts';
import { primaryEnd, type Span } from './primary-end.ts';

/** A search for cars that fit all but one filter, or all but one item of it, the closest first. */
export interface NearMissSearch {
  key: FilterKey;
  wanted: FilterValue;
  body: Clause;
}

const maxSearches = 8;
const carsOfOneFilter = 2;
const itemsTried = 2;

/** Nothing close to these can be shown: words, a dealer's own stock, and days. */
const without = new Set<FilterKey>([
  'text',
  'variant',
  'excludedVehicles',
  'dealership',
  'category',
  'daysOnline',
  'inspectionMonths',
]);
/** Numbers that the index can sort by, and by which field. */
const sortFields: Partial<Record<FilterKey, string>> = {
  priceEur: 'priceEur',
  mileageKm: 'mileageKm',
  firstRegistration: 'registrationMonth',
  powerKw: 'powerKw',
  powerPs: 'powerKw',
  rangeKm: 'rangeKm',
  batteryKwh: 'batteryKwh',
};
const bestFirst: Clause[] = [{ qualityScore: 'desc' }, { publishedAt: 'desc' }, { id: 'desc' }];

/** One search for each filter that a car may miss. */
export function planNearMisses(
  filters: SearchFilters,
  context: SearchContext,
  keep: readonly FilterKey[] = [],
): NearMissSearch[] {
  const clauses = buildFilterClauses(filters, context);
  return filterKeys
    .filter((key) => clauses.has(key) && !without.has(key) && !keep.includes(key))
    .flatMap((key) => {
      const others = [...clauses].flatMap(([other, clause]) => (other === key ? [] : [clause]));
      return searchesFor(key, filters[key] as FilterValue, clauses.get(key) as Clause, others, context);
    })
    .slice(0, maxSearches);
}

function searchesFor(
  key: FilterKey,
  value: FilterValue,
  clause: Clause,
  others: Clause[],
  context: SearchContext,
): NearMissSearch[] {
  const filter: Filter = catalogue[key];
  switch (filter.kind) {
    case 'range':
    case 'months':
      return beyond(key, value as Span<number | string>, others);
    case 'features': {
      const items = value as string[];
      const has = (item: string): Clause => ({ term: { [listingFields[key].field]: item } });
      return items.slice(0, itemsTried).map((missing) => {
        const rest = items.filter((item) => item !== missing).map(has);
        return { key, wanted: [missing], body: search([...others, ...rest], [has(missing)], bestFirst) };
      });
    }
    case 'place': {
      const { latitude: lat, longitude: lon } = context.place ?? { latitude: 0, longitude: 0 };
      const nearest = { _geo_distance: { location: { lat, lon }, order: 'asc', unit: 'm', distance_type: 'arc' } };
      return [{ key, wanted: value, body: search(others, [clause], [nearest, { id: 'desc' }]) }];
    }
    default:
      return [{ key, wanted: value, body: search(others, [clause], bestFirst) }];
  }
}

/** Cars on the other side of the end that keeps them out; without the value they are on neither. */
function beyond(key: FilterKey, span: Span<number | string>, others: Clause[]): NearMissSearch[] {
  const primary = primaryEnd(key, span);
  if (!primary) return [];
  const { end, value } = primary;
  const limit = typeof value === 'string' ? monthNumber(value) : value;
  const outside = { range: { [listingFields[key].field]: end === 'to' ? { gt: limit } : { lt: limit } } };
  const field = sortFields[key];
  const closestFirst = field ? [{ [field]: end === 'to' ? 'asc' : 'desc' }, { id: 'desc' }] : bestFirst;
  return [{ key, wanted: span as FilterValue, body: search([...others, outside], [], closestFirst) }];
}

function search(filter: Clause[], mustNot: Clause[], sort: Clause[]): Clause {
  const query = { bool: { filter, ...(mustNot.length > 0 && { must_not: mustNot }) } };
  return { query, size: carsOfOneFilter, sort, track_total_hits: false };
}
