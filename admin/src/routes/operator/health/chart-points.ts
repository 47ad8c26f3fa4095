import type { Locale } from '@kardan/ui/texts/locales.ts';
import { longDay, shortDay } from '#domain/statistics/day-words.ts';

/** Days as a drawing names them: in full where one is told, short below it. */
export function chartPoints(days: readonly string[], locale: Locale): { name: string; short: string }[] {
  return days.map((day) => ({ name: longDay(day, locale), short: shortDay(day, locale) }));
}
