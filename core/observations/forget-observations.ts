import { healthDays, shownFrom } from '@kardan/contract/values/operations';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../db/database.ts';
import { deleteObservations } from './observation-store.ts';

/** What people asked for is forgotten after this long. */
const wordDays = 90;
/** Thirteen months: a month can be compared with the same one of last year. */
const countDays = 396;

/** Removes counts that nobody looks at any more; says how many rows that were. */
export function forgetObservations({ db }: { db: Database }, now = Date.now()): Promise<number> {
  const today = viennaDay(now);
  return deleteObservations(db, {
    counts: dayAfter(today, -countDays),
    words: dayAfter(today, -wordDays),
    shown: dayAfter(today, 1 - healthDays),
    today,
    shownFrom,
  });
}
