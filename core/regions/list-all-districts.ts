import type { District } from '@kardan/contract/calls/regions/regions';
import { byName } from '@kardan/contract/values/by-name';
import type { Database } from '../db/database.ts';
import { loadAllDistricts } from './region-store.ts';

/** The districts of all federal states by name; each says which state it lies in. */
export async function listAllDistricts({ db }: { db: Database }): Promise<District[]> {
  const districts = await loadAllDistricts(db);
  return districts.sort(byName);
}
