import { createClient } from '@kardan/contract/client/client';

export const pageKeys = [
  'home',
  'results',
  'model',
  'six-filters',
  'map',
  'detailed-search',
  'car',
  'electric',
  'new-cars',
  'one-year',
  'region',
  'dealerships',
  'finance',
  'magazine',
  'article',
  'sign-in',
] as const;
export type PageKey = (typeof pageKeys)[number];

export interface SitePage {
  key: PageKey;
  name: string;
  path: string;
}

const sixFilters = {
  treibstoff: 'diesel',
  getriebe: 'automatic',
  karosserie: 'estate',
  'preis-bis': '40000',
  'km-bis': '200000',
  'ez-von': '2012-01',
};

/** The pages that are measured, the car's being that of the first used car. */
export async function sitePages(apiUrl: string): Promise<Record<PageKey, SitePage>> {
  const [car = ''] = await carPaths(apiUrl, 1);
  const page = (key: PageKey, name: string, path: string): SitePage => ({ key, name, path });
  return {
    home: page('home', 'home', '/'),
    results: page('results', 'results', '/gebrauchtwagen'),
    model: page('model', 'make and model', '/gebrauchtwagen/volkswagen/golf'),
    'six-filters': page('six-filters', 'six filters', `/gebrauchtwagen?${new URLSearchParams(sixFilters)}`),
    map: page('map', 'map', '/gebrauchtwagen?ansicht=map'),
    'detailed-search': page('detailed-search', 'detailed search', '/angebote/suche/detailsuche'),
    car: page('car', 'car', car),
    electric: page('electric', 'electric cars', '/elektroautos'),
    'new-cars': page('new-cars', 'new cars', '/neuwagen'),
    'one-year': page('one-year', 'one-year cars of a make', '/jahreswagen/volkswagen'),
    region: page('region', 'region', '/regional/steiermark'),
    dealerships: page('dealerships', 'dealerships', '/autohaendler'),
    finance: page('finance', 'credit, leasing and cash', '/finanzierung'),
    magazine: page('magazine', 'magazine', '/magazin'),
    article: page('article', 'article', '/magazin/nova-durchgerechnet'),
    'sign-in': page('sign-in', 'admin: sign in', '/anmelden'),
  };
}

/** Pages of so many different used cars. */
export async function carPaths(apiUrl: string, count: number): Promise<string[]> {
  const { items } = await createClient({ host: apiUrl }).searchQuery({ body: { category: ['used'], limit: count } });
  if (items.length < count)
    throw new Error(`there are only ${items.length} used cars: load demo data by \`pnpm seed\``);
  return items.map(({ slug }) => `/${slug}`);
}
