import type { FacetKey, FacetOption, SearchResponse } from '@kardan/contract/calls/search/search';
import type { SearchState } from '#domain/search/url/search-state.ts';

/** What the panel shows counts for: at most 16 facets, since each costs the engine work. */
const panelFacets: FacetKey[] = [
  'make',
  'model',
  'priceEur',
  'mileageKm',
  'firstRegistration',
  'powerKw',
  'fuel',
  'body',
  'gearbox',
  'drive',
  'region',
  'colour',
  'equipment',
  'priceRating',
  'accidentFree',
  'warranty',
];

/** What the panel counts among a dealership's cars, which stand in one region and are of several categories. */
const stockFacets: FacetKey[] = panelFacets.map((key) => (key === 'region' ? 'category' : key));

export function facetsFor({ dealership }: Pick<SearchState, 'dealership'>): FacetKey[] {
  return dealership ? stockFacets : panelFacets;
}

export type Facets = SearchResponse['facets'];

export function countsOf(facets: Facets, key: FacetKey): ReadonlyMap<string, number> {
  return new Map((facets[key] ?? []).map(({ value, count }: FacetOption) => [value, count]));
}
