import type { District } from '@kardan/contract/calls/regions/regions';
import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { idOrSlug } from '../kernel/id-or-slug.ts';
import { loadDistrict } from './region-store.ts';

/**
 * The district of a federal state that an id, a slug or an earlier slug names. A district of another state is not found
 * there, and Vienna as a whole is none: it is the state.
 */
export async function readDistrict(
  { db }: { db: Database },
  region: { id: number },
  reference: string,
): Promise<District> {
  const key = idOrSlug(reference);
  const district = key && (await loadDistrict(db, region.id, key));
  if (!district?.selectable) throw new NotFound('district');
  return district;
}
