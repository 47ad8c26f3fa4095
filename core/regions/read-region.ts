import type { Region } from '@kardan/contract/calls/regions/regions';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { idOrSlug } from '../kernel/id-or-slug.ts';
import { regionIn } from './region-language.ts';
import { loadRegion } from './region-store.ts';

/** The federal state that an id, a slug or an earlier slug names; its slug of today is in the answer. */
export async function readRegion(
  { db }: { db: Database },
  reference: string,
  language: Language = 'de-AT',
): Promise<Region> {
  const key = idOrSlug(reference);
  const region = key && (await loadRegion(db, key));
  if (!region) throw new NotFound('region');
  return regionIn(language, region);
}
