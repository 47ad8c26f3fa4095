import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { defaultRadiusKm } from '../filters/search-names.ts';
import type { TypedPlace } from '../url/search-state.ts';
import { understandSentence } from './understand-sentence.ts';

/** The place that the name of a town means, as in a sentence; undefined where it means none, or more than that. */
export async function understandPlace({ name, radiusKm }: TypedPlace): Promise<SearchFilters['place']> {
  return placeAlone(await understandSentence(`Nähe ${name}`), radiusKm);
}

/** "Graz 20 km" says how far, where nothing else than usual was chosen beside it. */
export function placeAlone({ place, ...others }: SearchFilters, chosenKm: number): SearchFilters['place'] {
  if (!place || Object.keys(others).length > 0) return undefined;
  return chosenKm === defaultRadiusKm ? place : { ...place, radiusKm: chosenKm };
}
