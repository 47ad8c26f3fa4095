import type { Database } from '../db/database.ts';
import { openingHoursOf, specialDaysOf } from '../db/opening-hours-of.ts';

/** Hours of the week, and those of special days from a day on: also of days that are over, for whoever has waited since. */
export function loadOpeningTimes(db: Database, dealershipIds: readonly number[], from: string) {
  return db
    .selectFrom('dealership')
    .select('dealership.id')
    .select((row) => [openingHoursOf(row).as('week'), specialDaysOf(row, from).as('specialDays')])
    .where('dealership.id', 'in', [...dealershipIds])
    .execute();
}
