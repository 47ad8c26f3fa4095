import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../../db/database.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import { locatePostcode } from '../../regions/locate-postcode.ts';
import type { SearchContext } from './build-filter-clauses.ts';
import { indexedPoint } from './indexed-point.ts';

/** Looks up what a request only names: its place, and today's date in Vienna. */
export async function searchContext(
  services: { db: Database },
  request: SearchFilters,
  now = new Date(),
): Promise<SearchContext> {
  const today = viennaDay(now);
  if (!request.place) return { today, place: null };
  const place = await locatePostcode(services, request.place.postcode);
  if (!place) {
    throw new InvalidRequest([{ path: ['place', 'postcode'], code: 'unknown-postcode', message: 'no such postcode' }]);
  }
  return { today, place: indexedPoint(place) };
}
