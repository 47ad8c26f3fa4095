import type { FacetKey, FacetOption, SearchResponse } from '@kardan/contract/search';

/** What the panel shows counts for: at most 16 facets, since each costs the engine work. */
export const panelFacets: FacetKey[] = [
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

export type Facets = SearchResponse['facets'];

export function countsOf(facets: Facets, key: FacetKey): ReadonlyMap<string, number> {
  return new Map((facets[key] ?? []).map(({ value, count }: FacetOption) => [value, count]));
}
