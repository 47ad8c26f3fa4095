import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { TypedPlace } from '../url/search-state.ts';
import { understandSentence } from './understand-sentence.ts';

/** The place that the name of a town means, as in a sentence; undefined where it means none, or more than that. */
export async function understandPlace({ name, radiusKm }: TypedPlace): Promise<SearchFilters['place']> {
  const { place, ...others } = await understandSentence(`Nähe ${name}`);
  return place && Object.keys(others).length === 0 ? { ...place, radiusKm } : undefined;
}
