'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Locale } from '#lib/locales.ts';
import type { Namespace, Namespaces } from './namespaces.ts';
import { type Messages, type Translator, translator } from './translator.ts';

interface Available {
  locale: Locale;
  messages: Partial<Record<Namespace, Messages>>;
}

const TextsContext = createContext<Available>({ locale: 'de-AT', messages: {} });

interface Props extends Available {
  children: ReactNode;
}

/** Hands texts to client components below; inner providers add namespaces to those of outer ones. */
export function TextsProvider({ locale, messages, children }: Props) {
  const outer = useContext(TextsContext);
  const value = useMemo(
    () => ({ locale, messages: { ...outer.messages, ...messages } }),
    [locale, messages, outer.messages],
  );
  return <TextsContext value={value}>{children}</TextsContext>;
}

export function useTexts<N extends Namespace>(namespace: N): Translator<Namespaces[N]> {
  const { locale, messages } = useContext(TextsContext);
  return translator(locale, (messages[namespace] ?? {}) as Namespaces[N]);
}

export function useLocale(): Locale {
  return useContext(TextsContext).locale;
}
