import { isLocale, type Locale } from '@kardan/ui/texts/locales.ts';
import type { Texts } from '#texts/german.ts';
import { germanStart } from '#texts/german-start.ts';
import { stored } from '../browser/stored.ts';

const chosen = stored('local', 'adminLanguage');

let locale: Locale = 'de-AT';
let texts: Texts | undefined;
const listeners = new Set<() => void>();

let isWhole = false;

const loaders: Record<Locale, () => Promise<Texts>> = {
  'de-AT': async () => (isWhole ? (await import('#texts/german.ts')).german : (germanStart as Texts)),
  en: async () => (await import('#texts/english.ts')).english,
};

/** The language of the page that was opened: what its address says (mails' links have `lang=en`), else what was chosen before. */
export async function startLanguage({ pathname: path, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const remembered = new URLSearchParams(search).get('lang') ?? chosen.read();
  const byAddress: Locale | undefined = path.startsWith('/en/')
    ? 'en'
    : // A company's sign-in leads back to one address, whatever language one left in.
      path.startsWith('/anmelden') && !path.startsWith('/anmelden/firmenkonto/')
      ? 'de-AT'
      : undefined;
  await showLanguage(byAddress ?? (remembered && isLocale(remembered) ? remembered : 'de-AT'));
}

/** Has the texts of a language at hand, for who asks from now on. */
export async function loadLanguage(next: Locale): Promise<void> {
  texts = await loaders[next]();
  locale = next;
}

/** Shows everything in another language, at once and without losing what was typed. */
export async function showLanguage(next: Locale): Promise<void> {
  await loadLanguage(next);
  document.documentElement.lang = next;
  chosen.write(next);
  for (const listener of listeners) listener();
}

/** Has all texts at hand, not only those of signing in; routes that need them wait for it. */
export async function loadAllTexts(): Promise<void> {
  if (isWhole) return;
  isWhole = true;
  try {
    await showLanguage(locale);
  } catch (error) {
    isWhole = false;
    throw error;
  }
}

export function currentLocale(): Locale {
  return locale;
}

/** Texts of the current language; there from before the first page is shown. */
export function currentTexts(): Texts {
  if (!texts) throw new Error('no language has been loaded');
  return texts;
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
