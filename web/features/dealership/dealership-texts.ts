import type { Translator } from '@kardan/ui/texts/translator.ts';
import type dealershipTexts from '#locales/de-AT/dealership.json';

export type DealershipTexts = Translator<typeof dealershipTexts>;

const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** Monday first. */
export function weekdayNames(t: DealershipTexts): string[] {
  return days.map((day) => t(`weekday.${day}`));
}

export function weekdayName(t: DealershipTexts, weekday: number): string {
  return weekdayNames(t)[weekday - 1] ?? '';
}
