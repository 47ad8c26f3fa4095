import { sectionKeys } from '@kardan/contract/values/sections';
import { categories } from '@kardan/contract/values/vehicle';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { sectionOf, withoutSectionFilters } from '../filters/section-filters.ts';
import { searchAddress } from '../url/search-address.ts';
import type { StockOwner } from '../url/search-state.ts';
import { understandSentence } from './understand-sentence.ts';

/** Where a sentence leads: the search it means, with every word of it visible as a filter. */
export async function understoodAddress(locale: Locale, sentence: string, typedIn: string | null): Promise<string> {
  const category = categories.find((each) => each === typedIn);
  const filters = await understandSentence(sentence, category);
  const section = sectionOf(filters) ?? sectionKeys.find((each) => each === typedIn);
  return searchAddress(locale, { section, filters: withoutSectionFilters(section, filters) });
}

/** Where a sentence leads that was typed on a dealership's page: to the search it means among its cars. */
export async function understoodAddressInStock(
  locale: Locale,
  sentence: string,
  dealership: StockOwner,
): Promise<string> {
  const { dealership: _, ...filters } = await understandSentence(sentence);
  return searchAddress(locale, { dealership, filters });
}
