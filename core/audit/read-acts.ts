import type { Database } from '../db/database.ts';
import { loadEntries, type StoredEntry } from './audit-store.ts';

export type ToldAct = Omit<StoredEntry, 'atText'>;

/** Acts that were put on record, newest first, for whoever is told of them; those that are forgotten are left out. */
export function readActs({ db }: { db: Database }, ids: readonly string[]): Promise<ToldAct[]> {
  return loadEntries(db, { ids }, { limit: ids.length });
}
