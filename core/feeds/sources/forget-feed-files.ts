import type { Database } from '../../db/database.ts';
import type { Media } from '../../media/media.ts';
import { loadOldFiles } from './feed-file-store.ts';
import { dropFile } from './keep-file.ts';

/** Long enough to look at a run's file again, and to take the run back. */
const keptDays = 30;
const batchSize = 200;

/** Removes files of feeds that nobody needs any more; gives how many. */
export async function forgetFeedFiles(services: { db: Database; media: Media }): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const keys = await loadOldFiles(services.db, { days: keptDays, limit: batchSize });
    for (const key of keys) await dropFile(services, key);
    forgotten += keys.length;
    if (keys.length < batchSize) return forgotten;
  }
}
