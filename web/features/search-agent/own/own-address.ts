import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { filterQuery } from '#domain/search/filters/write-filters.ts';
import { href } from '#lib/routes/href.ts';

/** An agent's own page, on which it is offered this search. */
export function ownAddress(locale: Locale, token: string, filters: SearchFilters): string {
  const query = filterQuery(filters).toString();
  return href(locale, 'ownSearchAgent', { token }) + (query && `?${query}`);
}
