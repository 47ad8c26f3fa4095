import type { Locale } from '#lib/locales.ts';
import { href } from '#lib/routes/href.ts';
import { filtersInSection } from '../search-cars.ts';
import type { SearchState } from './search-state.ts';
import { filterQuery } from './write-filters.ts';

/** Another page about the same search: where an agent is made of it, or where it has an input for every filter. */
export function carrySearch(
  locale: Locale,
  to: 'searchAgent' | 'detailedSearch',
  { section, filters }: Pick<SearchState, 'section' | 'filters'>,
): string {
  return `${href(locale, to)}?${filterQuery(filtersInSection(section, filters))}`;
}
