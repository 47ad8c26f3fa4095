import type { OpeningHours } from '@kardan/contract/opening-hours/opening-hours';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../db/database.ts';
import { loadOpeningTimes } from './opening-times-store.ts';

/** A stretch of a day by Vienna's clock, as 08:30. */
export interface Stretch {
  opens: string;
  closes: string;
}

/** When a dealership is open: by the week, and on days of their own, which also win over public holidays. */
export interface OpeningTimes {
  week: readonly OpeningHours[];
  /** By day; a day without any is closed. */
  specialDays: ReadonlyMap<string, readonly Stretch[]>;
}

/** Nothing is kept that somebody waits for longer. */
const daysBack = 366;

/** By dealership; those that do not exist are missing. */
export async function readOpeningTimes(
  { db }: { db: Database },
  dealershipIds: readonly number[],
): Promise<Map<number, OpeningTimes>> {
  if (dealershipIds.length === 0) return new Map();
  const rows = await loadOpeningTimes(db, dealershipIds, dayAfter(viennaDay(Date.now()), -daysBack));
  return new Map(
    rows.map(({ id, week, specialDays }) => [
      id,
      { week, specialDays: new Map(specialDays.map(({ date, hours }) => [date, hours])) },
    ]),
  );
}
