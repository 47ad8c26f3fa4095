import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../db/database.ts';
import { deleteCountsBefore } from './web-vital-store.ts';

/** Thirteen months: a month can be compared with the same one of last year. */
const keptDays = 396;

/** Removes counts that nobody compares with any more; says how many rows that were. */
export function forgetWebVitals({ db }: { db: Database }, now = Date.now()): Promise<number> {
  return deleteCountsBefore(db, dayAfter(viennaDay(now), -keptDays));
}
