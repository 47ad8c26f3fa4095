import type { Translator } from '@kardan/ui/texts/translator.ts';
import type electricTexts from '#locales/de-AT/electric.json';

export type ElectricTexts = Translator<typeof electricTexts>;

/** "28 Min.", "1 Std. 10 Min.", "26 Std.": from ten hours on nobody counts minutes. */
export function duration(minutes: number, t: ElectricTexts): string {
  if (minutes < 60) return t('minutes', { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours >= 10 || minutes % 60 === 0) return t('hours', { hours: Math.round(minutes / 60) });
  return t('hoursAndMinutes', { hours, minutes: minutes % 60 });
}
