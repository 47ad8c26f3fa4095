import type { WebVital } from '@kardan/contract/values/web-vitals';
import { writeNumber } from '@kardan/ui/formats/write-number.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';

/** 0,08 · 640 ms · 2,4 s */
export function vitalWords(metric: WebVital, value: number, locale: Locale): string {
  if (metric === 'CLS') return writeNumber(value, 2, locale);
  return value < 1_000 ? `${writeNumber(value, 0, locale)}\u00A0ms` : `${writeNumber(value / 1_000, 1, locale)}\u00A0s`;
}
