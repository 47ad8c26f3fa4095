import type { Locale } from '#lib/locales.ts';
import { href } from '#lib/routes/href.ts';
import { filtersInSection } from '../search-cars.ts';
import type { SearchState } from './search-state.ts';
import { writeFilters } from './write-filters.ts';

/** Where a search agent for this search is made. */
export function agentAddress(locale: Locale, { section, filters }: Pick<SearchState, 'section' | 'filters'>): string {
  const query = new URLSearchParams(writeFilters(filtersInSection(section, filters)));
  return `${href(locale, 'searchAgent')}?${query}`;
}
