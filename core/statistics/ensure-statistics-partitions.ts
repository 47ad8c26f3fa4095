import type { Database } from '../db/database.ts';
import { addListingMonth, addPartition } from './statistics-store.ts';

/** Two weeks: a worker that stands still for so long is noticed by other things first. */
const daysAhead = 14;

/** Makes the partitions of today and the days to come, and of their months; safe to run again. Returns how many days were missing. */
export async function ensureStatisticsPartitions({ db }: { db: Database }): Promise<number> {
  let added = 0;
  for (let day = 0; day <= daysAhead; day++) if (await addPartition(db, day)) added += 1;
  for (const day of [0, daysAhead]) await addListingMonth(db, day);
  return added;
}
