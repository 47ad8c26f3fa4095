export const locales = ['de-AT', 'en'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale = 'de-AT' satisfies Locale;

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}
