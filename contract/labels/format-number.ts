import type { Language } from '../values/identifiers.ts';

const marks: Record<Language, { group: string; decimal: string }> = {
  'de-AT': { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/**
 * 24.990 or 5,5: at most one decimal, as Austrians write it. (Intl's own de-AT groups plain numbers with a space, and until
 * it writes its first number a phone's processor needs 30 ms.)
 */
export function formatNumber(value: number, language: Language): string {
  const { group, decimal } = marks[language];
  const rounded = String(Math.round(Math.abs(value) * 10) / 10);
  const [whole = '', fraction] = rounded.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return `${value < 0 && rounded !== '0' ? '-' : ''}${grouped}${fraction === undefined ? '' : decimal + fraction}`;
}
