import { maxStatisticsDays } from '@kardan/contract/values/statistics-periods';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../../db/database.ts';
import { dropEventsBefore, dropFiguresBefore, dropListingDaysBefore } from './forget-store.ts';
import { rollUpStatistics } from './roll-up-statistics.ts';

/** How long single events are kept; the privacy policy names the same. Long enough to find out why a count looks odd. */
export const eventDays = 7;

/** Thirteen months: a month can be compared with the same one of last year. */
export const listingDays = 396;

/** Removes events of days that are over, after rolling up the last of them, and figures that nobody compares with or can ask for. */
export async function forgetStatistics({ db }: { db: Database }, now = Date.now()): Promise<void> {
  await rollUpStatistics({ db });
  const today = viennaDay(now);
  await dropEventsBefore(db, dayAfter(today, -eventDays));
  await dropListingDaysBefore(db, dayAfter(today, -listingDays));
  await dropFiguresBefore(db, dayAfter(today, -maxStatisticsDays));
}
