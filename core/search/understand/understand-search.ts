import type { UnderstoodText } from '@kardan/contract/calls/search/search-text';
import type { Category } from '@kardan/contract/values/vehicle';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../../db/database.ts';
import type { Observations } from '../../observations/observations.ts';
import { keptVocabulary } from './names/load-vocabulary.ts';
import { understandText } from './understand-text.ts';

/** Turns a typed wish into filters of a search; what no filter can say stays in it as text. */
export async function understandSearch(
  services: { db: Database; observations?: Observations },
  { text, category }: { text: string; category?: Category | undefined },
  now = new Date(),
): Promise<UnderstoodText> {
  const understood = understandText(await keptVocabulary(services), text, { today: viennaDay(now), category });
  services.observations?.notUnderstood(understood.rest);
  return understood;
}
