import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { cache } from 'react';
import { understandPlace } from '#domain/search/sentence/understand-place.ts';
import type { SearchState, TypedPlace } from '#domain/search/url/search-state.ts';
import { type ApiFailure, apiFailure } from '#lib/api/api-failure.ts';

/** The place that was typed by its name, or why nobody knows; head and body of a page ask once. */
export async function askForTown(typed: TypedPlace | undefined): Promise<SearchFilters['place'] | ApiFailure> {
  return typed && askOnce(typed.name, typed.radiusKm);
}

const askOnce = cache((name: string, radiusKm: number) => understandPlace({ name, radiusKm }).catch(apiFailure));

/**
 * The search with the place that what was typed means: every link from here on has its postcode. Where it means none there
 * is nothing to order by distance from.
 */
export function withTown(state: SearchState, town: SearchFilters['place']): SearchState {
  if (town) return { ...state, filters: { ...state.filters, place: town }, typedPlace: undefined };
  return state.sort === 'distance' && !state.filters.place ? { ...state, sort: 'relevance' } : state;
}
