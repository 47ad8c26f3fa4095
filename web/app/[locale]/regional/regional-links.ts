import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { RegionalLinks } from '#features/regional/regional-links.ts';
import { carrySearch } from '#features/search/url/carry-search.ts';
import { searchAddress } from '#features/search/url/search-address.ts';

/** How the regional pages lead into the search. */
export function regionalLinks(locale: Locale): RegionalLinks {
  return {
    cars: (filters, choice = {}) => searchAddress(locale, { filters, ...choice }),
    agent: (filters) => carrySearch(locale, 'searchAgent', { filters }),
  };
}
