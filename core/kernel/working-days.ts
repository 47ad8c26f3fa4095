import { dayAfter, weekdayOf } from '@kardan/contract/values/vienna-day';

/** Public holidays of Austria with a date of their own (§ 7 ARG), as month and day. */
const fixedHolidays = ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'];
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const movableHolidays = [1, 39, 50, 60];

/** Whether a day in Vienna is neither at the weekend nor a public holiday. */
export function isWorkingDay(day: string): boolean {
  if (weekdayOf(day) > 5 || fixedHolidays.includes(day.slice(5))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return !movableHolidays.some((days) => dayAfter(easter, days) === day);
}

/** The day that is so many working days after a day, which itself does not count. */
export function workingDayAfter(day: string, workingDays: number): string {
  let reached = day;
  for (let left = workingDays; left > 0; ) {
    reached = dayAfter(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

/** By the rule of the Gregorian calendar, as Meeus and Butcher reckon it. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}
