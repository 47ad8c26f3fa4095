'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Locale } from './locales.ts';
import type { Messages } from './translator.ts';

interface Available {
  locale: Locale;
  /** By namespace. */
  messages: Readonly<Record<string, Messages>>;
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

/** The texts of a namespace that a provider above has handed down; none where there is no such provider. */
export function useMessages(namespace: string): Messages {
  return useContext(TextsContext).messages[namespace] ?? {};
}

export function useLocale(): Locale {
  return useContext(TextsContext).locale;
}
