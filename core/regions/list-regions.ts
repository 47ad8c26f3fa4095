import type { Region } from '@kardan/contract/calls/regions/regions';
import { byName } from '@kardan/contract/values/by-name';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../db/database.ts';
import { regionIn } from './region-language.ts';
import { loadRegions } from './region-store.ts';

/** All nine federal states by name, named in the language asked for. */
export async function listRegions({ db }: { db: Database }, language: Language): Promise<Region[]> {
  const regions = await loadRegions(db);
  return regions.map((region) => regionIn(language, region)).sort(byName);
}
