import type { City, CityInput } from '@kardan/contract/calls/regions/regions';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceCity } from '../../changes/announce-city.ts';
import type { Tx } from '../../db/database.ts';
import { refusingTakenSlug } from '../../db/refusing-taken-slug.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { idOrSlug } from '../../kernel/id-or-slug.ts';
import { checkCity } from './check-city.ts';
import { loadCityForChange, saveCity } from './city-store.ts';

/**
 * Replaces a city's data, soon in the search documents of its listings and of agents around it too, unless somebody changed
 * it since that revision. A new slug must be given; the old one still leads here.
 */
export async function updateCity(
  tx: Tx,
  actor: Actor,
  reference: string,
  revision: number,
  input: CityInput,
): Promise<City> {
  requireOperator(actor);
  const key = idOrSlug(reference);
  const city = key && (await loadCityForChange(tx, key));
  if (!city) throw new NotFound('city');
  if (city.revision !== revision) throw new Failure('stale-revision');
  const fields = await checkCity(tx, { ...input, slug: input.slug ?? city.slug });
  const saved = await refusingTakenSlug(saveCity(tx, city.id, fields));
  const object = { id: city.id, label: saved.name };
  await recordAct(tx, actor, { action: 'city.changed', object, before: city, after: saved });
  await announceCity(tx, { before: city, after: saved });
  return saved;
}
