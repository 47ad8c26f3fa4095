import type { WordMeaning } from '@kardan/contract/calls/operator/colloquial-names';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../../../accounts/actor.ts';
import { requireOperator } from '../../../accounts/policies.ts';
import type { Database } from '../../../db/database.ts';
import { keptVocabulary } from '../names/load-vocabulary.ts';
import type { Vocabulary } from '../names/vocabulary.ts';
import { isOrdinary } from '../ordinary.ts';
import { keyOf } from '../token-runs.ts';
import { understandText } from '../understand-text.ts';

/** What a word means in the sentence box today, and whether no other meaning may be given to it. */
export async function readWordMeaning(
  services: { db: Database },
  actor: Actor,
  { word }: { word: string },
  now = new Date(),
): Promise<WordMeaning> {
  requireOperator(actor);
  const vocabulary = await keptVocabulary(services);
  const { filters, rest } = understandText(vocabulary, word, { today: viennaDay(now) });
  return { fixed: isFixed(vocabulary, word), filters, understood: rest === '' && Object.keys(filters).length > 0 };
}

/** A word of the language, a place, or what a make or model is called already: another meaning would break sentences. */
export function isFixed(vocabulary: Vocabulary, word: string): boolean {
  const key = keyOf(word);
  return isOrdinary(vocabulary, key) || vocabulary.vehicles.families.has(key);
}
