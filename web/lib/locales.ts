export const locales = ['de-AT', 'en'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale = 'de-AT' satisfies Locale;

/** What stands before every path of a language; the default language has nothing there. */
export const localePrefixes = { 'de-AT': '', en: '/en' } as const satisfies Record<Locale, string>;

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}
