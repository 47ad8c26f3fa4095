import { someCar } from './site-data.ts';

export interface PageKind {
  name: string;
  /** In the default language; `/en` before it leads to the English twin by one redirect at most. */
  path: () => Promise<string> | string;
  status?: number;
  /** Made of the same parts as the page before it: what depends on looks alone is not tested again. */
  looksAlike?: boolean;
}

/** Every kind of page that the site has, once, and each state of the results that looks different. */
export const pageKinds: PageKind[] = [
  { name: 'home', path: () => '/' },
  { name: 'results', path: () => '/gebrauchtwagen' },
  { name: 'results in a grid', path: () => '/gebrauchtwagen?ansicht=grid' },
  { name: 'results on the map', path: () => '/gebrauchtwagen?ansicht=map' },
  { name: 'results of a make', path: () => '/gebrauchtwagen/volkswagen', looksAlike: true },
  {
    name: 'results of a model, filtered',
    path: () => '/gebrauchtwagen/volkswagen/golf?treibstoff=diesel&preis-bis=40000',
  },
  { name: 'no results', path: () => '/gebrauchtwagen/volkswagen/golf?preis-bis=500&ort=8010&umkreis=50' },
  { name: 'cars of every kind', path: () => '/angebote/suche/start', looksAlike: true },
  { name: 'detailed search', path: () => '/angebote/suche/detailsuche' },
  { name: 'car', path: async () => `/${(await someCar()).slug}` },
  { name: 'imprint', path: () => '/impressum' },
  { name: 'page in preparation', path: () => '/magazin' },
  { name: 'page of results that does not exist', path: () => '/gebrauchtwagen?page=400', status: 404 },
  { name: 'not found', path: () => '/gibt/es/nicht', status: 404 },
];
