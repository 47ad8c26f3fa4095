import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { ActiveFilters } from '#features/search/filters/active-filters.tsx';
import { loadFilterWords } from '#features/search/filters/load-filter-words.ts';
import { carrySearch } from '#features/search/url/carry-search.ts';
import { searchAddress } from '#features/search/url/search-address.ts';
import { sectionOf, withoutSectionFilters } from '#features/search/url/section-filters.ts';
import { filterQuery } from '#features/search/url/write-filters.ts';
import type { SearchPages } from '#features/search-agent/create/create-agent-page.tsx';
import { href } from '#lib/routes/href.ts';
import { texts } from '#lib/texts/texts.ts';

/** Where a search's cars are listed: on its section's page when it has one. */
export function resultsOf(locale: Locale, filters: SearchFilters): string {
  const section = sectionOf(filters);
  return searchAddress(locale, { section, filters: withoutSectionFilters(section, filters) });
}

/** An agent's own page, on which it is offered this search. */
export function ownPageWith(locale: Locale, token: string, filters: SearchFilters): string {
  const query = filterQuery(filters).toString();
  return href(locale, 'ownSearchAgent', { token }) + (query && `?${query}`);
}

/** What shows a search's filters in words, each with the way to the page without it. */
export async function searchChips(
  locale: Locale,
  filters: SearchFilters,
  addressOf: (filters: SearchFilters) => string,
) {
  const words = await loadFilterWords(filters, locale, await texts('search'));
  return (shown: SearchFilters) => <ActiveFilters filters={shown} words={words} addressOf={addressOf} />;
}

/** Words and addresses of a search, for the page that makes an agent of it. */
export async function searchPages(locale: Locale, filters: SearchFilters): Promise<SearchPages> {
  const agent = (without: SearchFilters) => carrySearch(locale, 'searchAgent', { filters: without });
  return {
    chips: await searchChips(locale, filters, agent),
    results: (shown) => resultsOf(locale, shown),
    detailed: (shown) => carrySearch(locale, 'detailedSearch', { filters: shown }),
  };
}
