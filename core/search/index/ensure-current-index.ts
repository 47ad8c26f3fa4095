import type { Database } from '../../db/database.ts';
import { countOffered } from '../../listings/cards/read-listing-rows.ts';
import type { SearchEngine } from '../engine.ts';
import { createFirstIndex, hasCurrentIndex } from './listing-index.ts';
import type { RebuildProgress } from './rebuild-aliased.ts';
import { rebuildIndex } from './rebuild-index.ts';

/**
 * Makes sure that searches read an index of the current kind. Where there are cars but no such index, it is rebuilt, and
 * until then a search is an outage: an empty index would tell buyers that there are no cars.
 */
export async function ensureCurrentIndex(
  services: { db: Database; search: SearchEngine },
  onProgress?: (progress: RebuildProgress) => void,
): Promise<'ready' | 'created' | 'rebuilt'> {
  if (await hasCurrentIndex(services.search)) return 'ready';
  if ((await countOffered(services.db)) === 0) {
    await createFirstIndex(services.search);
    return 'created';
  }
  await rebuildIndex(services, onProgress);
  return 'rebuilt';
}
