import type { Database } from '../db/database.ts';
import { deleteExpiredUses } from './limit-store.ts';

/** Removes uses that count for nothing any more. */
export function forgetExpiredUses({ db }: { db: Database }): Promise<void> {
  return deleteExpiredUses(db);
}
