import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { filters } from '@kardan/contract/filters';
import { radiusName } from '#domain/search/filters/url-names.ts';
import { filterQuery } from '#domain/search/filters/write-filters.ts';
import type { TypedPlace } from '#domain/search/url/search-state.ts';

/** The page's filters as its form sends them; a town that was typed stands where the postcode would. */
export function filledQuery(found: SearchFilters, typed: TypedPlace | undefined): URLSearchParams {
  const query = filterQuery(found);
  if (typed) {
    query.append(filters.place.urlName, typed.name);
    query.append(radiusName, String(typed.radiusKm));
  }
  return query;
}
