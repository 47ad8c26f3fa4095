import type { Locale } from '@kardan/ui/texts/locales.ts';

const dateLanguage = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);

/** 14:32, in Vienna. */
export function clockTime(moment: string, locale: Locale): string {
  return new Date(moment).toLocaleTimeString(dateLanguage(locale), { timeStyle: 'short', timeZone: 'Europe/Vienna' });
}

/** 17. November 2026, in Vienna; of a day without a time as well. */
export function dayInWords(moment: string, locale: Locale): string {
  const at = moment.length === 10 ? `${moment}T12:00:00Z` : moment;
  return new Date(at).toLocaleDateString(dateLanguage(locale), { dateStyle: 'long', timeZone: 'Europe/Vienna' });
}
