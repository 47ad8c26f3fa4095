import { TextsProvider } from '@kardan/ui/texts/texts-provider.tsx';
import type { Messages } from '@kardan/ui/texts/translator.ts';
import type { ReactNode } from 'react';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { loadNamespace, type Namespace } from './namespaces.ts';

interface Props {
  namespace: Namespace;
  /** Only keys that start with one of these travel to the browser; all of them unless told. */
  only?: string[];
  children: ReactNode;
}

/** Sends a namespace's texts along for the client components below. */
export async function ClientTexts({ namespace, only, children }: Props) {
  const locale = await currentLocale();
  const messages: Messages = await loadNamespace(locale, namespace);
  const sent = only ? Object.fromEntries(Object.entries(messages).filter(([key]) => starts(key, only))) : messages;
  return (
    <TextsProvider locale={locale} messages={{ [namespace]: sent }}>
      {children}
    </TextsProvider>
  );
}

function starts(key: string, prefixes: string[]): boolean {
  return prefixes.some((prefix) => key === prefix || key.startsWith(`${prefix}.`));
}
