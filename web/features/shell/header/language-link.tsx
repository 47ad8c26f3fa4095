'use client';

import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { MouseEvent } from 'react';

interface Props {
  label: string;
  /** The page that was loaded first, in the other language. */
  path: string;
  locale: Locale;
}

/** The page one is on, in the other language. A full load: the language is a property of the whole document. */
export function LanguageLink({ label, path, locale }: Props) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // The footer stays when one moves on to another page; each page's head names its other language.
    // The last one: who moves on before the page is fully awake leaves the first page's behind.
    const alternates = document.querySelectorAll<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`);
    const alternate = [...alternates].at(-1);
    if (alternate) event.currentTarget.href = new URL(alternate.href).pathname + location.search;
  };
  return (
    <a
      href={path}
      hrefLang={locale}
      lang={locale}
      onClick={onClick}
      className="inline-flex min-h-6 items-center hover:text-text"
    >
      {label}
    </a>
  );
}
