import type { Locale } from '@kardan/ui/texts/locales.ts';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { signInPaths } from '#domain/addresses.ts';
import { loadLanguage } from '#lib/texts/language.ts';
import { Application, routerOptions } from './application.tsx';

/** The sign-in page as everybody sees it first, for the build to put into its document; what React says of the head comes before it. */
export async function renderSignIn(locale: Locale): Promise<{ locale: Locale; path: string; html: string }> {
  const path = signInPaths[locale].signIn;
  await loadLanguage(locale);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ ...routerOptions, history, InnerWrap: AsInBrowser });
  await router.load();
  return { locale, path, html: renderToString(<Application router={router} />) };
}

/** The router has such a boundary around its pages in a browser only; without it React would not know its own page again. */
function AsInBrowser({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
