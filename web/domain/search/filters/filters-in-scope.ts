import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { sectionFilters } from '@kardan/contract/values/sections';
import type { SearchState } from '../url/search-state.ts';

/** What a search is asked with: the visitor's filters within what the section and the dealership fix. */
export function filtersInScope({
  section,
  dealership,
  filters,
}: Pick<SearchState, 'section' | 'dealership' | 'filters'>): SearchFilters {
  return {
    ...filters,
    ...(section && sectionFilters(section)),
    ...(dealership && { dealership: [String(dealership.id)] }),
  };
}
