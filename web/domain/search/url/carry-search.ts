import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';
import { filtersInScope } from '../filters/filters-in-scope.ts';
import { filterQuery } from '../filters/write-filters.ts';
import type { SearchState } from './search-state.ts';

/** Another page about the same search: where an agent is made of it, or where it has an input for every filter. */
export function carrySearch(
  locale: Locale,
  to: 'searchAgent' | 'detailedSearch',
  state: Pick<SearchState, 'section' | 'dealership' | 'filters'>,
): string {
  const { dealership } = state;
  // By its name, as one would type it there.
  const filters = { ...filtersInScope(state), ...(dealership && { dealership: [dealership.slug] }) };
  return `${href(locale, to)}?${filterQuery(filters)}`;
}
