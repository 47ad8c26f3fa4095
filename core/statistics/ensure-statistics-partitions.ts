import type { Database } from '../db/database.ts';
import { addPartition } from './statistics-store.ts';

/** Two weeks: a worker that stands still for so long is noticed by other things first. */
const daysAhead = 14;

/** Makes the partitions of today and the days to come; safe to run again. Returns how many were missing. */
export async function ensureStatisticsPartitions({ db }: { db: Database }): Promise<number> {
  let added = 0;
  for (let day = 0; day <= daysAhead; day++) if (await addPartition(db, day)) added += 1;
  return added;
}
