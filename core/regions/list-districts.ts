import type { District } from '@kardan/contract/calls/regions/regions';
import { byName } from '@kardan/contract/values/by-name';
import type { Database } from '../db/database.ts';
import { readRegion } from './read-region.ts';
import { loadDistricts } from './region-store.ts';

/** All districts of a federal state by name, Vienna as a whole among them and marked as not selectable. */
export async function listDistricts(services: { db: Database }, region: string): Promise<District[]> {
  const { id } = await readRegion(services, region);
  const districts = await loadDistricts(services.db, id);
  return districts.sort(byName);
}
