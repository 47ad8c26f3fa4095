import type { Locale } from '@kardan/ui/texts/locales.ts';

const timeZone = 'Europe/Vienna';

function written(moment: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return moment.toLocaleString(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone });
}

/** Freitag, 13.11., 05:40 */
export function longMoment(at: string, locale: Locale): string {
  const moment = new Date(at);
  const day = written(moment, locale, { weekday: 'long', day: '2-digit', month: '2-digit' });
  return `${day}, ${time(moment, locale)}`;
}

/** heute, 12:40 · morgen, 05:40 · 20.11., 05:40 */
export function nearMoment(at: string, locale: Locale, now = new Date()): string {
  const moment = new Date(at);
  return `${dayWords(moment, locale, now)}, ${time(moment, locale)}`;
}

function dayWords(moment: Date, locale: Locale, now: Date): string {
  const days = Math.round((dayNumber(moment) - dayNumber(now)) / 86_400_000);
  if (Math.abs(days) <= 1)
    return new Intl.RelativeTimeFormat(locale === 'en' ? 'en-GB' : locale, { numeric: 'auto' }).format(days, 'day');
  return written(moment, locale, { day: '2-digit', month: '2-digit' });
}

/** The day in Vienna, as a number that days can be counted with. */
function dayNumber(moment: Date): number {
  return Date.parse(moment.toLocaleDateString('sv-SE', { timeZone }));
}

function time(moment: Date, locale: Locale): string {
  return written(moment, locale, { hour: '2-digit', minute: '2-digit' });
}
