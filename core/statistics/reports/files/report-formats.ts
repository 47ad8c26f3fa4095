import type { Language } from '@kardan/contract/values/identifiers';

const locales: Record<Language, string> = { 'de-AT': 'de-AT', en: 'en-GB' };

/** Days and numbers as the language writes them; Austria groups by a dot where its locale data says a blank. */
export function reportFormats(language: Language) {
  const locale = locales[language];
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Vienna' });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const numberLocale = language === 'en' ? 'en-GB' : 'de-DE';
  const whole = new Intl.NumberFormat(numberLocale);
  const percent = new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 2 });
  const change = new Intl.NumberFormat(numberLocale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return {
    day: (day: string) => days.format(new Date(day)),
    month: (month: string) => months.format(new Date(`${month}-01`)),
    moment: (moment: string) => moments.format(new Date(moment)),
    number: (value: number) => whole.format(value),
    percent: (rate: number) => percent.format(rate),
    /** How much more or less; nothing where there was nothing, which no percentage can tell. */
    change: (now: number, before: number) =>
      before === 0 ? '' : change.format((now - before) / before).replace('-', '−'),
  };
}
export type ReportFormats = ReturnType<typeof reportFormats>;
