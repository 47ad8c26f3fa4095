import type { FacetKey, SearchFilters } from '@kardan/contract/calls/search/search';

/** What the filter panel of a result page shows open; the tenth is make or, once a make is chosen, its models. */
export const defaultFacets = [
  'category',
  'fuel',
  'gearbox',
  'body',
  'priceEur',
  'mileageKm',
  'firstRegistration',
  'region',
  'powerKw',
] as const satisfies FacetKey[];

/** The ten facets of a first page; further pages reuse the panel that is there. */
export function facetsOnScreen(filters: SearchFilters): FacetKey[] {
  return [...defaultFacets, filters.vehicles?.length ? 'model' : 'make'];
}
