import type { Database } from '../../db/database.ts';
import { saveStockCounts } from './office-store.ts';

/** Counts the cars on offer of every dealership; once more counts the same. */
export async function countStock({ db }: { db: Database }): Promise<void> {
  await saveStockCounts(db);
}
