import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { FieldWords } from './field-text.ts';

/** The words that a page writes fields with, in its language. */
export async function loadFieldWords(): Promise<FieldWords> {
  const [locale, t] = await Promise.all([currentLocale(), texts('listing')]);
  return { locale, t };
}
