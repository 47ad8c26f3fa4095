import type { Language } from '@kardan/contract/values/identifiers';

// As in web: de-AT would group with spaces.
const numbers: Record<Language, Intl.NumberFormat> = {
  'de-AT': new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }),
};

export function formatNumber(value: number, language: Language): string {
  return numbers[language].format(value);
}
