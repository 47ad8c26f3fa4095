import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Category } from '@kardan/contract/values/vehicle';
import { api } from '#lib/api/api.ts';

const maxLength = 200;

/** The search that a sentence means; typed where cars of one category are listed, it means cars of that. */
export async function understandSentence(sentence: string, category?: Category): Promise<SearchFilters> {
  const client = await api();
  const text = sentence.slice(0, maxLength);
  const { filters } = await client.understandText({ query: { text, ...(category && { category }) } });
  return filters;
}
