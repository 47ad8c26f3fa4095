import type { City, CityInput } from '@kardan/contract/calls/regions/regions';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceCity } from '../../changes/announce-city.ts';
import type { Tx } from '../../db/database.ts';
import { refusingTakenSlug } from '../../db/refusing-taken-slug.ts';
import { checkCity } from './check-city.ts';
import { insertCity } from './city-store.ts';

/** Adds a city under a slug that has never named another one. */
export async function createCity(tx: Tx, actor: Actor, input: CityInput): Promise<City> {
  requireOperator(actor);
  const fields = await checkCity(tx, input);
  const city = await refusingTakenSlug(insertCity(tx, fields));
  await recordAct(tx, actor, { action: 'city.created', object: { id: city.id, label: city.name }, after: fields });
  await announceCity(tx, { after: city });
  return city;
}
