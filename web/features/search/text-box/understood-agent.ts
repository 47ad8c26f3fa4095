import type { Locale } from '@kardan/ui/texts/locales.ts';
import { api } from '#lib/api.ts';
import { carrySearch } from '../url/carry-search.ts';

const longest = 200;

/** Where a sentence leads that says what a search agent should look for. */
export async function understoodAgent(locale: Locale, sentence: string): Promise<string> {
  const client = await api();
  const { filters } = await client.understandText({ query: { text: sentence.slice(0, longest) } });
  return carrySearch(locale, 'searchAgent', { filters });
}
