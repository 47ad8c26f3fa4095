import type { Locale } from '@kardan/ui/texts/locales.ts';

/** What stands before every path of a language; the default language has nothing there. */
export const localePrefixes = { 'de-AT': '', en: '/en' } as const satisfies Record<Locale, string>;
