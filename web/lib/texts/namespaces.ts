import type { Locale } from '#lib/locales.ts';
import type car from '#locales/de-AT/car.json';
import type carPark from '#locales/de-AT/car-park.json';
import type common from '#locales/de-AT/common.json';
import type contact from '#locales/de-AT/contact.json';
import type home from '#locales/de-AT/home.json';
import type listing from '#locales/de-AT/listing.json';
import type search from '#locales/de-AT/search.json';

/** German is written first: its files say which keys there are, and a test compares the other languages. */
export interface Namespaces {
  car: typeof car;
  'car-park': typeof carPark;
  common: typeof common;
  contact: typeof contact;
  home: typeof home;
  listing: typeof listing;
  search: typeof search;
}
export type Namespace = keyof Namespaces;

const files: { [N in Namespace]: Record<Locale, () => Promise<{ default: Namespaces[N] }>> } = {
  car: {
    'de-AT': () => import('#locales/de-AT/car.json'),
    en: () => import('#locales/en/car.json'),
  },
  'car-park': {
    'de-AT': () => import('#locales/de-AT/car-park.json'),
    en: () => import('#locales/en/car-park.json'),
  },
  common: {
    'de-AT': () => import('#locales/de-AT/common.json'),
    en: () => import('#locales/en/common.json'),
  },
  contact: {
    'de-AT': () => import('#locales/de-AT/contact.json'),
    en: () => import('#locales/en/contact.json'),
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
