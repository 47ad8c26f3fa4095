/** Austria's public holidays, the same in all federal states (§ 7 ARG), by the word that texts know them by. */
export const publicHolidays = [
  'new-year',
  'epiphany',
  'easter-monday',
  'labour-day',
  'ascension',
  'whit-monday',
  'corpus-christi',
  'assumption',
  'national-day',
  'all-saints',
  'immaculate-conception',
  'christmas',
  'saint-stephen',
] as const;
export type PublicHoliday = (typeof publicHolidays)[number];

const fixed: Record<string, PublicHoliday> = {
  '01-01': 'new-year',
  '01-06': 'epiphany',
  '05-01': 'labour-day',
  '08-15': 'assumption',
  '10-26': 'national-day',
  '11-01': 'all-saints',
  '12-08': 'immaculate-conception',
  '12-25': 'christmas',
  '12-26': 'saint-stephen',
};

const daysAfterEaster: Record<number, PublicHoliday> = {
  1: 'easter-monday',
  39: 'ascension',
  50: 'whit-monday',
  60: 'corpus-christi',
};

const dayMs = 86_400_000;

/** The public holiday that a day such as 2026-10-26 is in Austria, if it is one. */
export function publicHolidayOn(day: string): PublicHoliday | undefined {
  const year = Number(day.slice(0, 4));
  return fixed[day.slice(5)] ?? daysAfterEaster[(Date.parse(day) - easterSunday(year)) / dayMs];
}

/** Easter Sunday of the Gregorian calendar as midnight UTC, by the rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekdayShift = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekdayShift) / 451);
  const dayOfYear = epact + weekdayShift - 7 * late + 114;
  return Date.UTC(year, Math.floor(dayOfYear / 31) - 1, (dayOfYear % 31) + 1);
}
