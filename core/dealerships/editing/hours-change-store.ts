import type { Tx } from '../../db/database.ts';
import { openingHoursOf, specialDaysOf } from '../../db/opening-hours-of.ts';

export interface DayHours {
  opens: string;
  closes: string;
}

/** The week and the special days from a day on, as they are stored. */
export function loadHours(tx: Tx, dealershipId: number, from: string) {
  return tx
    .selectFrom('dealership')
    .select((row) => [openingHoursOf(row).as('week'), specialDaysOf(row, from).as('specialDays')])
    .where('id', '=', dealershipId)
    .executeTakeFirstOrThrow();
}

export async function replaceWeek(
  tx: Tx,
  dealershipId: number,
  week: readonly (DayHours & { weekday: number })[],
): Promise<void> {
  await tx.deleteFrom('dealershipOpeningHours').where('dealershipId', '=', dealershipId).execute();
  const rows = week.map((hours) => ({ dealershipId, ...hours }));
  if (rows.length > 0) await tx.insertInto('dealershipOpeningHours').values(rows).execute();
}

/** Days that are over stay as they were: how long somebody waited is reckoned by them. */
export async function replaceSpecialDays(
  tx: Tx,
  dealershipId: number,
  from: string,
  days: readonly { date: string; note: string | null; hours: readonly DayHours[] }[],
): Promise<void> {
  await tx
    .deleteFrom('dealershipSpecialDay')
    .where('dealershipId', '=', dealershipId)
    .where('day', '>=', from)
    .execute();
  if (days.length === 0) return;
  const rows = days.map(({ date, note }) => ({ dealershipId, day: date, note }));
  await tx.insertInto('dealershipSpecialDay').values(rows).execute();
  const hours = days.flatMap(({ date, hours }) => hours.map((stretch) => ({ dealershipId, day: date, ...stretch })));
  if (hours.length > 0) await tx.insertInto('dealershipSpecialHours').values(hours).execute();
}
