import type { Suggestion } from '@kardan/contract/calls/search/search-text';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../../db/database.ts';
import { keptVocabulary } from '../names/load-vocabulary.ts';
import { suggestText } from './suggest-text.ts';

/** Completes a wish while it is typed: at most eight makes, models, places and categories. */
export async function suggestSearch(
  services: { db: Database },
  { text, language }: { text: string; language: Language },
): Promise<{ suggestions: Suggestion[] }> {
  return { suggestions: suggestText(await keptVocabulary(services), text, language) };
}
