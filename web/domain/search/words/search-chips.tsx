import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { ActiveFilters } from './active-filters.tsx';
import { loadFilterWords } from './load-filter-words.ts';

interface Props {
  filters: SearchFilters;
  /** Where the page is about a search with other filters. */
  addressOf: (filters: SearchFilters) => string;
}

/** A search's filters in words, each with the way to the page without it. */
export async function SearchChips({ filters, addressOf }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('search')]);
  return <ActiveFilters filters={filters} words={await loadFilterWords(filters, locale, t)} addressOf={addressOf} />;
}
