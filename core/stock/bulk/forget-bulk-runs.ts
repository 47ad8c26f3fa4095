import type { Database } from '../../db/database.ts';
import { deleteOldRuns } from './bulk-store.ts';

/** Forgets bulk acts of more than a year ago, and previews that nobody started. */
export function forgetBulkRuns({ db }: { db: Database }): Promise<number> {
  return deleteOldRuns(db);
}
