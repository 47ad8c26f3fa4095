import type { Locale } from '@kardan/ui/texts/locales.ts';
import type car from '#locales/de-AT/car.json';
import type carPark from '#locales/de-AT/car-park.json';
import type common from '#locales/de-AT/common.json';
import type contact from '#locales/de-AT/contact.json';
import type dealership from '#locales/de-AT/dealership.json';
import type dealershipCard from '#locales/de-AT/dealership-card.json';
import type dealershipDirectory from '#locales/de-AT/dealership-directory.json';
import type electric from '#locales/de-AT/electric.json';
import type finance from '#locales/de-AT/finance.json';
import type home from '#locales/de-AT/home.json';
import type listing from '#locales/de-AT/listing.json';
import type magazine from '#locales/de-AT/magazine.json';
import type map from '#locales/de-AT/map.json';
import type newCars from '#locales/de-AT/new-cars.json';
import type notice from '#locales/de-AT/notice.json';
import type oneYear from '#locales/de-AT/one-year.json';
import type portal from '#locales/de-AT/portal.json';
import type regional from '#locales/de-AT/regional.json';
import type search from '#locales/de-AT/search.json';
import type searchAgent from '#locales/de-AT/search-agent.json';
import type sitemap from '#locales/de-AT/sitemap.json';

/** German is written first: its files say which keys there are, and a test compares the other languages. */
export interface Namespaces {
  car: typeof car;
  'car-park': typeof carPark;
  common: typeof common;
  contact: typeof contact;
  dealership: typeof dealership;
  'dealership-card': typeof dealershipCard;
  'dealership-directory': typeof dealershipDirectory;
  electric: typeof electric;
  finance: typeof finance;
  home: typeof home;
  listing: typeof listing;
  magazine: typeof magazine;
  map: typeof map;
  'new-cars': typeof newCars;
  notice: typeof notice;
  'one-year': typeof oneYear;
  portal: typeof portal;
  regional: typeof regional;
  search: typeof search;
  'search-agent': typeof searchAgent;
  sitemap: typeof sitemap;
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
  dealership: {
    'de-AT': () => import('#locales/de-AT/dealership.json'),
    en: () => import('#locales/en/dealership.json'),
  },
  'dealership-card': {
    'de-AT': () => import('#locales/de-AT/dealership-card.json'),
    en: () => import('#locales/en/dealership-card.json'),
  },
  'dealership-directory': {
    'de-AT': () => import('#locales/de-AT/dealership-directory.json'),
    en: () => import('#locales/en/dealership-directory.json'),
  },
  electric: {
    'de-AT': () => import('#locales/de-AT/electric.json'),
    en: () => import('#locales/en/electric.json'),
  },
  finance: {
    'de-AT': () => import('#locales/de-AT/finance.json'),
    en: () => import('#locales/en/finance.json'),
  },
  home: {
    'de-AT': () => import('#locales/de-AT/home.json'),
    en: () => import('#locales/en/home.json'),
  },
  listing: {
    'de-AT': () => import('#locales/de-AT/listing.json'),
    en: () => import('#locales/en/listing.json'),
  },
  magazine: {
    'de-AT': () => import('#locales/de-AT/magazine.json'),
    en: () => import('#locales/en/magazine.json'),
  },
  map: {
    'de-AT': () => import('#locales/de-AT/map.json'),
    en: () => import('#locales/en/map.json'),
  },
  'new-cars': {
    'de-AT': () => import('#locales/de-AT/new-cars.json'),
    en: () => import('#locales/en/new-cars.json'),
  },
  notice: {
    'de-AT': () => import('#locales/de-AT/notice.json'),
    en: () => import('#locales/en/notice.json'),
  },
  'one-year': {
    'de-AT': () => import('#locales/de-AT/one-year.json'),
    en: () => import('#locales/en/one-year.json'),
  },
  portal: {
    'de-AT': () => import('#locales/de-AT/portal.json'),
    en: () => import('#locales/en/portal.json'),
  },
  regional: {
    'de-AT': () => import('#locales/de-AT/regional.json'),
    en: () => import('#locales/en/regional.json'),
  },
  search: {
    'de-AT': () => import('#locales/de-AT/search.json'),
    en: () => import('#locales/en/search.json'),
  },
  'search-agent': {
    'de-AT': () => import('#locales/de-AT/search-agent.json'),
    en: () => import('#locales/en/search-agent.json'),
  },
  sitemap: {
    'de-AT': () => import('#locales/de-AT/sitemap.json'),
    en: () => import('#locales/en/sitemap.json'),
  },
};

/** The texts of a namespace, read when they are first asked for. */
export async function loadNamespace<N extends Namespace>(locale: Locale, namespace: N): Promise<Namespaces[N]> {
  const { default: messages } = await files[namespace][locale]();
  return messages;
}
