import type { SearchRequest, SearchResponse } from '@kardan/contract/calls/search/search';
import { ApiError } from '@kardan/contract/client/api-error';
import { cache } from 'react';
import { filtersInScope } from '#domain/search/filters/filters-in-scope.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import { api } from '#lib/api/api.ts';
import { type ApiFailure, apiFailure } from '#lib/api/api-failure.ts';

type Found = (({ failed: false } & SearchResponse) | ApiFailure) & {
  /** There is no such postcode: the place was left out. */
  unknownPostcode?: boolean;
};

/** A page of cars, or why there is none to show; a failure is never an empty page. Head and body of a page ask once. */
export function searchListings(state: SearchState, facets: SearchRequest['facets']): Promise<Found> {
  const { sort, page, limit } = state;
  const body = { ...filtersInScope(state), sort, page, limit, facets };
  return askOnce(JSON.stringify(body));
}

const askOnce = cache(async (body: string): Promise<Found> => {
  const client = await api();
  const { place, ...elsewhere } = JSON.parse(body);
  try {
    return { failed: false, ...(await client.searchQuery({ body: { ...elsewhere, place } })) };
  } catch (error) {
    // Nobody offers what there is not: such an address shows no cars and the ways out, as any other search without hits.
    if (hasIssue(error, /^unknown-(make|model|region|district)$/)) return nothingFound();
    if (!hasIssue(error, /^unknown-postcode$/)) return apiFailure(error);
    // A mistyped postcode is no reason for an error page: the rest of the search holds, and the page says what does not.
    const sort = elsewhere.sort === 'distance' ? 'relevance' : elsewhere.sort;
    return askOnce(JSON.stringify({ ...elsewhere, sort })).then((found) => ({ ...found, unknownPostcode: true }));
  }
});

function nothingFound(): Found {
  return { failed: false, total: 0, items: [], facets: {}, nextCursor: null, asOf: new Date().toISOString() };
}

function hasIssue(error: unknown, wanted: RegExp): boolean {
  return error instanceof ApiError && error.issues.some(({ code }) => wanted.test(code));
}
