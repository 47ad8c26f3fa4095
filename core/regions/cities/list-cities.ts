import type { City } from '@kardan/contract/calls/regions/regions';
import { byName } from '@kardan/contract/values/by-name';
import type { Database } from '../../db/database.ts';
import { readRegion } from '../read-region.ts';
import { loadCitiesOfRegion } from './city-store.ts';

/** All cities of a federal state by name, then postcode. */
export async function listCities(services: { db: Database }, region: string): Promise<City[]> {
  const { id } = await readRegion(services, region);
  const cities = await loadCitiesOfRegion(services.db, id);
  return cities.sort(byName);
}
