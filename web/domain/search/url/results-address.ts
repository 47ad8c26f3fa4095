import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { searchAddress } from './search-address.ts';
import { sectionOf, withoutSectionFilters } from './section-filters.ts';

/** Where a search's cars are listed: on its section's page when it has one. */
export function resultsAddress(locale: Locale, filters: SearchFilters): string {
  const section = sectionOf(filters);
  return searchAddress(locale, { section, filters: withoutSectionFilters(section, filters) });
}
