import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { sectionOf, withoutSectionFilters } from '../filters/section-filters.ts';
import { searchAddress } from './search-address.ts';

/** Where a search's cars are listed: on its section's page when it has one. */
export function resultsAddress(locale: Locale, filters: SearchFilters): string {
  const section = sectionOf(filters);
  return searchAddress(locale, { section, filters: withoutSectionFilters(section, filters) });
}
