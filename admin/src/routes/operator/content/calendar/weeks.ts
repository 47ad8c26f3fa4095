import { dayAfter, weekdayOf } from '@kardan/contract/values/vienna-day';

export interface Week {
  /** As calendars count them: the first is the one with the first Thursday. */
  number: number;
  monday: string;
  sunday: string;
}

/** The week of a day, and so many weeks from it. */
export function weekOf(day: string, weeks = 0): Week {
  const monday = dayAfter(day, 1 - weekdayOf(day) + 7 * weeks);
  const thursday = dayAfter(monday, 3);
  const yearStart = `${thursday.slice(0, 4)}-01-01`;
  const daysInYear = Math.round((Date.parse(thursday) - Date.parse(yearStart)) / 86_400_000);
  return { number: Math.floor(daysInYear / 7) + 1, monday, sunday: dayAfter(monday, 6) };
}
