import { sectionKeys } from '@kardan/contract/values/sections';
import { categories } from '@kardan/contract/values/vehicle';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { api } from '#lib/api.ts';
import { searchAddress } from '../url/search-address.ts';
import type { StockOwner } from '../url/search-state.ts';
import { sectionOf, withoutSectionFilters } from '../url/section-filters.ts';

const longest = 200;

/** Where a sentence leads that was typed on a dealership's page: to the same search among its cars. */
export async function understoodAddressInStock(
  locale: Locale,
  sentence: string,
  dealership: StockOwner,
): Promise<string> {
  const client = await api();
  const { filters } = await client.understandText({ query: { text: sentence.slice(0, longest) } });
  const { dealership: _, ...wished } = filters;
  return searchAddress(locale, { dealership, filters: wished });
}

/** Where a sentence leads: the search it means, with every word of it visible as a filter. */
export async function understoodAddress(locale: Locale, sentence: string, typedIn: string | null): Promise<string> {
  const text = sentence.slice(0, longest);
  const category = categories.find((each) => each === typedIn);
  const client = await api();
  const { filters } = await client.understandText({ query: { text, ...(category && { category }) } });
  const section = sectionOf(filters) ?? sectionKeys.find((each) => each === typedIn);
  return searchAddress(locale, { section, filters: withoutSectionFilters(section, filters) });
}
