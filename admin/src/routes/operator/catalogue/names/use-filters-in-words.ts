import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { searchInWords } from '@kardan/contract/labels/search-in-words';
import { useQuery } from '@tanstack/react-query';
import { makesToEditQuery } from '#domain/portal/catalogue.ts';
import { useLocale } from '#lib/texts/use-texts.ts';

/** Filters of a search in words; models are called by their address, makes by their name. */
export function useFiltersInWords(filters: SearchFilters): string[] {
  const language = useLocale();
  const makes = useQuery(makesToEditQuery).data?.items ?? [];
  const nameOf = (kind: string, slug: string) =>
    kind === 'make' ? makes.find((make) => make.slug === slug)?.name : undefined;
  return searchInWords(filters, { language, nameOf }).map(({ name, value }) => (value ? `${name}: ${value}` : name));
}
