import type { Locale } from './locales.ts';

/** Keeps a number and its unit on one line. */
const space = '\u00A0';

// Not de-AT: there Intl groups plain numbers with a no-break space (85 400) and only money with points.
const numberLocales: Record<Locale, string> = { 'de-AT': 'de-DE', en: 'en-GB' };

const whole = eachLocale({ maximumFractionDigits: 0 });
const tenths = eachLocale({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

function eachLocale(options: Intl.NumberFormatOptions): Record<Locale, Intl.NumberFormat> {
  return {
    'de-AT': new Intl.NumberFormat(numberLocales['de-AT'], options),
    en: new Intl.NumberFormat(numberLocales.en, options),
  };
}

/** 24.990 */
export function formatNumber(value: number, locale: Locale = 'de-AT'): string {
  return whole[locale].format(value);
}

/** 4,7 */
export function formatTenths(value: number, locale: Locale = 'de-AT'): string {
  return tenths[locale].format(value);
}

/** € 24.990 */
export function formatPrice(priceEur: number, locale: Locale = 'de-AT'): string {
  return `€${space}${formatNumber(priceEur, locale)}`;
}

/** 85.400 km */
export function formatMileage(mileageKm: number, locale: Locale = 'de-AT'): string {
  return `${formatNumber(mileageKm, locale)}${space}km`;
}

/** 110 kW (150 PS); may break before the bracket only */
export function formatPower(powerKw: number, powerPs: number, locale: Locale = 'de-AT'): string {
  const horsepower = locale === 'en' ? 'hp' : 'PS';
  return `${formatNumber(powerKw, locale)}${space}kW (${formatNumber(powerPs, locale)}${space}${horsepower})`;
}

/** 04/2021, from the contract's `2021-04` */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-');
  return `${number}/${year}`;
}
