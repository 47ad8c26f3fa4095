import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { FilterWords, SearchTexts } from '#domain/search/words/filter-words.ts';
import { loadFilterWords } from '#domain/search/words/load-filter-words.ts';
import { districtNames, type Names } from '#lib/api/names.ts';

/** What the page writes its choices with. */
export interface DetailedWords extends FilterWords {
  /** By the region's slug, in the order they are shown. */
  districtsOf: ReadonlyMap<string, Names>;
}

export async function loadDetailedWords(
  filters: SearchFilters,
  locale: Locale,
  t: SearchTexts,
): Promise<DetailedWords> {
  const words = await loadFilterWords(filters, locale, t);
  const districts = await Promise.all(
    [...words.regions.keys()].map(async (region) => [region, await districtNames(region)] as const),
  );
  return { ...words, districtsOf: new Map(districts) };
}
