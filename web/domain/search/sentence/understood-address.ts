import { categories } from '@kardan/contract/values/vehicle';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { resultsAddress } from '../url/results-address.ts';
import { searchAddress } from '../url/search-address.ts';
import type { StockOwner } from '../url/search-state.ts';
import { sectionOfSentence } from './section-of-sentence.ts';
import { understandSentence } from './understand-sentence.ts';

/** Where a sentence leads: the search it means, with every word of it visible as a filter. */
export async function understoodAddress(locale: Locale, sentence: string, typedIn: string | null): Promise<string> {
  const category = categories.find((each) => each === typedIn);
  const filters = await understandSentence(sentence, category);
  return resultsAddress(locale, filters, sectionOfSentence(filters, typedIn));
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
