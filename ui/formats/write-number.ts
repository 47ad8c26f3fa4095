import type { Locale } from '../texts/locales.ts';

/** As Austrians write: 12.000 and 5,5. (Intl's own de-AT groups plain numbers with a space and only money with points.) */
export const numberMarks: Record<Locale, { group: string; decimal: string }> = {
  'de-AT': { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/** A number with so many decimals. By hand: until Intl writes its first number a phone's processor needs 30 ms. */
export function writeNumber(value: number, decimals: number, locale: Locale): string {
  const { group, decimal } = numberMarks[locale];
  const rounded = Math.abs(value).toFixed(decimals);
  const [whole = '', fraction] = rounded.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return `${value < 0 && Number(rounded) > 0 ? '-' : ''}${grouped}${fraction === undefined ? '' : decimal + fraction}`;
}
