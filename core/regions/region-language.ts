import type { Language } from '@kardan/contract/values/identifiers';

/** The region with its name in the language. */
export function regionIn<R extends { name: string; nameEn: string }>(language: Language, region: R): Omit<R, 'nameEn'> {
  const { nameEn, ...rest } = region;
  return language === 'en' ? { ...rest, name: nameEn } : rest;
}
