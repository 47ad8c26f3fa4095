import type { StatisticsStep } from '@kardan/contract/values/statistics-periods';
import { weekdayOf } from '@kardan/contract/values/vienna-day';
import type { Locale } from '@kardan/ui/texts/locales.ts';

/** Days of the calendar have no time: they are written as they are, wherever the reader is. */
function written(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const language = locale === 'en' ? 'en-GB' : locale;
  return new Date(day).toLocaleDateString(language, { ...options, timeZone: 'UTC' });
}

/** 17. Oktober 2026 */
export function longDay(day: string, locale: Locale): string {
  return written(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** 17.10. */
export function shortDay(day: string, locale: Locale): string {
  return written(day, locale, { day: '2-digit', month: '2-digit' });
}

/** Oktober 2026 */
export function monthName(month: string, locale: Locale): string {
  return written(`${month}-01`, locale, { month: 'long', year: 'numeric' });
}

/** A step of a series: in full where it is told, short below a drawing. */
export function stepNames(
  from: string,
  by: StatisticsStep,
  locale: Locale,
  weekOf: (day: string) => string,
): { name: string; short: string } {
  switch (by) {
    case 'day':
      return {
        name: written(from, locale, { weekday: 'short', day: 'numeric', month: 'long' }),
        short: shortDay(from, locale),
      };
    case 'week':
      return { name: weekOf(longDay(from, locale)), short: shortDay(from, locale) };
    case 'month':
      return {
        name: monthName(from.slice(0, 7), locale),
        short: written(from, locale, { month: 'short', year: '2-digit' }),
      };
  }
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return new Date(Date.parse(day) - (weekdayOf(day) - 1) * 86_400_000).toISOString().slice(0, 10);
}
