import { defaultLocale, isLocale, type Locale } from '@kardan/ui/texts/locales.ts';
import { locale } from 'next/root-params';

/** The language of the page being rendered. */
export async function currentLocale(): Promise<Locale> {
  const value = await locale();
  return typeof value === 'string' && isLocale(value) ? value : defaultLocale;
}
