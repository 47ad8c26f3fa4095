import type { Language } from '@kardan/contract/values/identifiers';

/** The first of our languages that the caller asks for; German unless told. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = acceptLanguage?.toLowerCase().match(/\b(de|en)\b/)?.[1];
  return wanted === 'en' ? 'en' : 'de-AT';
}
