import type { FacetKey, FacetOption, SearchResponse } from '@kardan/contract/calls/search/search';
import type { SearchState } from '#domain/search/url/search-state.ts';
import { closedGroups, isOpen } from './panel-groups.ts';

/** What stands open when the page comes. */
const openAtFirst: FacetKey[] = ['make', 'priceEur', 'mileageKm', 'firstRegistration', 'fuel', 'body', 'priceRating'];

/** What the panel shows counts for and nothing else: each facet costs the engine work. */
export function facetsFor(state: SearchState): FacetKey[] {
  const { dealership, section, filters } = state;
  const opened = Object.values(closedGroups).filter(({ keys }) => isOpen(state, keys));
  const facets: FacetKey[] = [
    ...(dealership ? (['category'] as const) : []),
    ...openAtFirst,
    // Models are shown below the makes that were chosen.
    ...(filters.vehicles ? (['model'] as const) : []),
    ...opened.flatMap(({ facets: counted }) => [...counted]),
  ];
  const unseen = new Set([
    ...(dealership ? ['region'] : []),
    ...(section === 'electric' ? ['fuel'] : []),
    ...(section === 'cabriolet' ? ['body'] : []),
  ]);
  return facets.filter((facet) => !unseen.has(facet));
}

export type Facets = SearchResponse['facets'];

export function countsOf(facets: Facets, key: FacetKey): ReadonlyMap<string, number> {
  return new Map((facets[key] ?? []).map(({ value, count }: FacetOption) => [value, count]));
}
