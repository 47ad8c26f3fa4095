import type { Locale } from './locales.ts';
import { writeNumber } from './write-number.ts';

/** Keeps a number and its unit on one line. */
const space = '\u00A0';

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
