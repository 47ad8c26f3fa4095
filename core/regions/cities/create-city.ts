import type { City, CityInput } from '@kardan/contract/calls/regions/regions';
import type { Tx } from '../../db/database.ts';
import { enqueueAgentsAround } from '../../search-agents/agent-index/enqueue-agents-around.ts';
import { announceCity } from './announce-city.ts';
import { checkCity } from './check-city.ts';
import { insertCity } from './city-store.ts';
import { refusingTakenSlug } from './slug-conflict.ts';

/** Adds a city under a slug that has never named another one. */
export async function createCity(tx: Tx, input: CityInput): Promise<City> {
  const fields = await checkCity(tx, input);
  const city = await refusingTakenSlug(insertCity(tx, fields));
  await enqueueAgentsAround(tx, [city.postcode]);
  await announceCity(tx, city);
  return city;
}
