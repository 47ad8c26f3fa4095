import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceCity } from '../../changes/announce-city.ts';
import type { Tx } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { idOrSlug } from '../../kernel/id-or-slug.ts';
import { loadCityForChange, removeCity } from './city-store.ts';

/** Removes a city; refuses while a dealership or a listing is there. */
export async function deleteCity(tx: Tx, actor: Actor, reference: string): Promise<void> {
  requireOperator(actor);
  const key = idOrSlug(reference);
  const city = key && (await loadCityForChange(tx, key));
  if (!city) throw new NotFound('city');
  try {
    await removeCity(tx, city.id);
  } catch (cause) {
    if ((cause as { code?: string }).code === '23503') throw new Failure('city-in-use', { cause });
    throw cause;
  }
  await recordAct(tx, actor, { action: 'city.deleted', object: { id: city.id, label: city.name } });
  await announceCity(tx, { before: city });
}
