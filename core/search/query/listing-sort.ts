import type { SearchRequest } from '@kardan/contract/calls/search/search';
import type { Sort } from '@kardan/contract/values/sorts';
import type { Clause, SearchContext } from './build-filter-clauses.ts';
import { readCursor } from './cursor.ts';

type Direction = 'asc' | 'desc';

const newestFirst: Clause[] = [{ publishedAt: 'desc' }, { id: 'desc' }];

// Cars without the value come last either way. A number stands in for it, because a cursor cannot hold "missing".
const byNumber = (field: string, order: Direction): Clause[] => [
  { [field]: { order, missing: order === 'asc' ? 2_147_483_647 : -1 } },
  { id: 'desc' },
];

const sortClauses: Record<Exclude<Sort, 'relevance' | 'distance'>, Clause[]> = {
  newest: newestFirst,
  rating: byNumber('priceToEstimate', 'asc'),
  'price-asc': byNumber('priceEur', 'asc'),
  'price-desc': byNumber('priceEur', 'desc'),
  'mileage-asc': byNumber('mileageKm', 'asc'),
  'mileage-desc': byNumber('mileageKm', 'desc'),
  'registration-desc': byNumber('registrationMonth', 'desc'),
  'registration-asc': byNumber('registrationMonth', 'asc'),
  'power-desc': byNumber('powerKw', 'desc'),
  'power-asc': byNumber('powerKw', 'asc'),
};

/** The order of hits, always ending in the id so that it is total, and where the page before ended. */
export function sortOf(request: SearchRequest, context: SearchContext): { sort: Clause[]; searchAfter?: number[] } {
  const sort = clausesOf(request, context);
  if (request.cursor === undefined) return { sort };
  return { sort, searchAfter: readCursor(request.cursor, request.sort, sort.length) };
}

function clausesOf({ sort, text }: SearchRequest, { place }: SearchContext): Clause[] {
  if (sort === 'relevance') {
    return text === undefined ? [{ qualityScore: 'desc' }, ...newestFirst] : [{ _score: 'desc' }, { id: 'desc' }];
  }
  if (sort !== 'distance') return sortClauses[sort];
  if (!place) throw new Error('sorting by distance needs a resolved place');
  const location = { lat: place.latitude, lon: place.longitude };
  return [{ _geo_distance: { location, order: 'asc', unit: 'm', distance_type: 'arc' } }, { id: 'desc' }];
}
