import type { Locale } from '@kardan/ui/texts/locales.ts';
import { type Translator, translator } from '@kardan/ui/texts/translator.ts';
import { useMemo, useSyncExternalStore } from 'react';
import type { Texts } from '#texts/german.ts';
import { currentLocale, currentTexts, subscribeToLanguage } from './language.ts';

/** The texts of a namespace: a key that does not exist is a type error. */
export function useTexts<Name extends keyof Texts>(namespace: Name): Translator<Texts[Name]> {
  const texts = useSyncExternalStore(subscribeToLanguage, currentTexts, currentTexts);
  return useMemo(() => translator(currentLocale(), texts[namespace]), [texts, namespace]);
}

export function useLocale(): Locale {
  return useSyncExternalStore(subscribeToLanguage, currentLocale, currentLocale);
}
