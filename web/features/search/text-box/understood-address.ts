import { sectionKeys } from '@kardan/contract/sections';
import { categories } from '@kardan/contract/vehicle-values';
import { api } from '#lib/api.ts';
import type { Locale } from '#lib/locales.ts';
import { searchAddress } from '../url/search-address.ts';
import { sectionOf, withoutSectionFilters } from '../url/section-filters.ts';

/** Where a sentence leads: the search it means, with every word of it visible as a filter. */
export async function understoodAddress(locale: Locale, sentence: string, typedIn: string | null): Promise<string> {
  const text = sentence.slice(0, 200);
  const category = categories.find((each) => each === typedIn);
  const client = await api();
  const { filters } = await client.understandText({ query: { text, ...(category && { category }) } });
  const section = sectionOf(filters) ?? sectionKeys.find((each) => each === typedIn);
  return searchAddress(locale, { section, filters: withoutSectionFilters(section, filters) });
}
