import type { Locale } from '#lib/locales.ts';
import type common from '#locales/de-AT/common.json';
import type home from '#locales/de-AT/home.json';
import type listing from '#locales/de-AT/listing.json';
import type search from '#locales/de-AT/search.json';

/** German is written first: its files say which keys there are, and a test compares the other languages. */
export interface Namespaces {
  common: typeof common;
  home: typeof home;
  listing: typeof listing;
  search: typeof search;
}
export type Namespace = keyof Namespaces;

const files: { [N in Namespace]: Record<Locale, () => Promise<{ default: Namespaces[N] }>> } = {
  common: {
    'de-AT': () => import('#locales/de-AT/common.json'),
    en: () => import('#locales/en/common.json'),
  },
  home: {
    'de-AT': () => import('#locales/de-AT/home.json'),
    en: () => import('#locales/en/home.json'),
  },
  listing: {
    'de-AT': () => import('#locales/de-AT/listing.json'),
    en: () => import('#locales/en/listing.json'),
  },
  search: {
    'de-AT': () => import('#locales/de-AT/search.json'),
    en: () => import('#locales/en/search.json'),
  },
};

/** The texts of a namespace, read when they are first asked for. */
export async function loadNamespace<N extends Namespace>(locale: Locale, namespace: N): Promise<Namespaces[N]> {
  const { default: messages } = await files[namespace][locale]();
  return messages;
}
