import type { Language } from './values/identifiers.ts';

/** The first of our languages that somebody asks for in `Accept-Language`; German unless told. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = acceptLanguage?.toLowerCase().match(/\b(de|en)\b/)?.[1];
  return wanted === 'en' ? 'en' : 'de-AT';
}
