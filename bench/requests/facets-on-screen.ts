import type { FacetKey, SearchFilters } from '@kardan/contract/calls/search/search';
import type { FilterKey } from '@kardan/contract/filters';

/** What the filter panel of a result page shows open at first. */
const defaultFacets = [
  'make',
  'priceEur',
  'mileageKm',
  'firstRegistration',
  'fuel',
  'body',
  'priceRating',
] as const satisfies FacetKey[];

/** Groups of the panel that are open, and counted, once one of their filters is set. */
const closedGroups = [
  ['gearbox', 'drive'],
  ['region'],
  ['colour'],
  ['equipment'],
  ['accidentFree', 'serviceBook', 'warranty', 'priceReduced', 'withPictures', 'conditionKind', 'taxation', 'inputTax'],
] as const satisfies (FacetKey & FilterKey)[][];

/** The facets that a page of results asks for. */
export function facetsOnScreen(filters: SearchFilters): FacetKey[] {
  const opened = closedGroups.filter((group) => group.some((key) => filters[key] !== undefined));
  return [...defaultFacets, ...(filters.vehicles?.length ? (['model'] as const) : []), ...opened.flat()];
}
