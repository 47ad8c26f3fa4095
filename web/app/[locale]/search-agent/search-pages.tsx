import type { SearchFilters } from '@kardan/contract/search';
import { ActiveFilters } from '#features/search/filters/active-filters.tsx';
import { loadFilterWords } from '#features/search/filters/load-filter-words.ts';
import { carrySearch } from '#features/search/url/carry-search.ts';
import { searchAddress } from '#features/search/url/search-address.ts';
import { sectionOf, withoutSectionFilters } from '#features/search/url/section-filters.ts';
import type { SearchPages } from '#features/search-agent/create/create-agent-page.tsx';
import type { Locale } from '#lib/locales.ts';
import { texts } from '#lib/texts/texts.ts';

/** Where a search's cars are listed: on its section's page when it has one. */
export function resultsOf(locale: Locale, filters: SearchFilters): string {
  const section = sectionOf(filters);
  return searchAddress(locale, { section, filters: withoutSectionFilters(section, filters) });
}

/** Words and addresses of a search, for pages about search agents. */
export async function searchPages(locale: Locale, filters: SearchFilters): Promise<SearchPages> {
  const words = await loadFilterWords(filters, locale, await texts('search'));
  const agent = (without: SearchFilters) => carrySearch(locale, 'searchAgent', { filters: without });
  return {
    chips: (shown) => <ActiveFilters filters={shown} words={words} addressOf={agent} />,
    results: (shown) => resultsOf(locale, shown),
    detailed: (shown) => carrySearch(locale, 'detailedSearch', { filters: shown }),
  };
}
