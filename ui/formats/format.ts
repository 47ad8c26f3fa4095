import type { Locale } from '../texts/locales.ts';
import { writeNumber } from './write-number.ts';

/** Keeps a number and its unit on one line. */
const space = '\u00A0';

/** Between facts in one line, which may break after the dot but never before it. */
export const factSeparator = `${space}· `;

/** 24.990 */
export function formatNumber(value: number, locale: Locale = 'de-AT'): string {
  return writeNumber(value, 0, locale);
}

/** 4,7 */
export function formatTenths(value: number, locale: Locale = 'de-AT'): string {
  return writeNumber(value, 1, locale);
}

/** € 24.990 */
export function formatPrice(priceEur: number, locale: Locale = 'de-AT'): string {
  return `€${space}${formatNumber(priceEur, locale)}`;
}

/** € 391,03: taxes, instalments and whatever else is not whole euros */
export function formatAmount(amountEur: number, locale: Locale = 'de-AT'): string {
  return `€${space}${writeNumber(amountEur, 2, locale)}`;
}

/** + € 760, − € 420 with a true minus */
export function formatPriceChange(changeEur: number, locale: Locale = 'de-AT'): string {
  return `${changeEur < 0 ? '−' : '+'}${space}${formatPrice(Math.abs(changeEur), locale)}`;
}

/** 0.954: 95 % */
export function formatShare(share: number, locale: Locale = 'de-AT'): string {
  return `${writeNumber(Math.round(share * 100), 0, locale)}${space}%`;
}

/** 6,61 % */
export function formatPercent(percent: number, locale: Locale = 'de-AT'): string {
  return `${writeNumber(percent, 2, locale)}${space}%`;
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

/** 12.09.2026, as the calendar in Vienna says */
export function formatDay(moment: string, locale: Locale = 'de-AT'): string {
  const language = locale === 'en' ? 'en-GB' : locale;
  return new Date(moment).toLocaleDateString(language, { timeZone: 'Europe/Vienna', dateStyle: 'medium' });
}

/** 12.09.2026, 14:58:03, for logs: in Vienna, to the second */
export function formatInstant(moment: string, locale: Locale = 'de-AT'): string {
  const language = locale === 'en' ? 'en-GB' : locale;
  return new Date(moment).toLocaleString(language, {
    timeZone: 'Europe/Vienna',
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
}
