import type { Database } from '../../db/database.ts';
import { loadTwins, type Twin } from './twin-store.ts';

/** Other cars of the dealership, drafts included, with the same VIN or number; those on offer first. */
export function findTwins({ db }: { db: Database }, car: Parameters<typeof loadTwins>[1]): Promise<Twin[]> {
  return loadTwins(db, car);
}
