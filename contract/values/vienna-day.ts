const dayMs = 86_400_000;
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna', dateStyle: 'short', timeStyle: 'short' });

/** What clock and calendar show in Vienna: the day as 2026-11-15, the time as 08:30. */
export function viennaClock(moment: Date | number): { day: string; time: string } {
  const [day = '', time = ''] = clock.format(moment).split(' ');
  return { day, time };
}

/** The calendar day it is in Vienna, as 2026-11-15. */
export function viennaDay(moment: Date | number): string {
  return viennaClock(moment).day;
}

/** 1 is Monday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** The day so many days after a day. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days the calendar in Vienna has turned from one moment to a later one: 1 from 23:59 to 00:01. */
export function viennaDaysBetween(from: Date | number, to: Date | number): number {
  return Math.round((Date.parse(viennaDay(to)) - Date.parse(viennaDay(from))) / dayMs);
}
