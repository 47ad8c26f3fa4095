import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { sectionOf, withoutSectionFilters } from '../filters/section-filters.ts';
import { searchAddress } from './search-address.ts';

/** Where a search's cars are listed: in its section's list when it has one, not on the page that some sections show first. */
export function resultsAddress(locale: Locale, filters: SearchFilters, section = sectionOf(filters)): string {
  return searchAddress(locale, { section, filters: withoutSectionFilters(section, filters), view: 'list' });
}
