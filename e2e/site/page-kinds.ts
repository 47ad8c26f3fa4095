import type { ListingCard } from '@kardan/contract/calls/search/search';
import { someDealership } from '../data/dealership-states.ts';
import { findCars, someCar, someVersion } from '../data/site-data.ts';
import { stack } from '../stack/environment.ts';

export interface PageKind {
  name: string;
  /** In the default language. */
  path: () => Promise<string> | string;
  status?: number;
  /** Made of the same parts as the page before it: what depends on looks alone is not tested again. */
  looksAlike?: boolean;
  /** Its address is a right to it, and is told to no other page. */
  hasSecretAddress?: true;
}

/** As an address names cars. */
async function someIds(count: number): Promise<string> {
  const { items } = await findCars({ category: ['used'] });
  return items
    .slice(0, count)
    .map(({ id }) => id)
    .join(',');
}

async function ofDealership(below: string): Promise<string> {
  return `/autohaendler/${(await someDealership()).slug}${below}`;
}

function atDealership({ id, dealership }: ListingCard, below: string): string {
  return `/autohaendler/${dealership.slug}${below}/${id}`;
}

function makeAtDealership({ dealership, make }: ListingCard): string {
  return `/autohaendler/${dealership.slug}/${make.slug}`;
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
  { name: 'electric cars', path: () => '/elektroautos' },
  { name: 'electric cars of a make', path: () => '/elektroautos/volkswagen' },
  { name: 'list of electric cars', path: () => '/elektroautos?ansicht=list', looksAlike: true },
  { name: 'new cars', path: () => '/neuwagen' },
  { name: 'new cars of a make', path: () => '/neuwagen/volkswagen' },
  { name: 'make without new cars', path: () => '/neuwagen/lada' },
  { name: 'versions of a new car', path: async () => (await someVersion()).model },
  { name: 'version of a new car', path: async () => (await someVersion()).version },
  { name: 'version of a new car on paper', path: async () => `${(await someVersion()).version}/drucken` },
  { name: 'one-year cars of a make', path: () => '/jahreswagen/volkswagen' },
  { name: 'one-year cars', path: () => '/jahreswagen', looksAlike: true },
  { name: 'old-timers', path: () => '/oldtimer', looksAlike: true },
  { name: 'cabriolets', path: () => '/cabrios', looksAlike: true },
  { name: 'cars of every kind', path: () => '/angebote/suche/start', looksAlike: true },
  { name: 'detailed search', path: () => '/angebote/suche/detailsuche' },
  { name: 'car', path: async () => `/${(await someCar()).slug}` },
  { name: 'car by its number', path: async () => `/angebote/inserat/${(await someCar()).id}`, looksAlike: true },
  { name: 'car on paper', path: async () => `/angebote/inserat/${(await someCar()).id}/drucken` },
  { name: 'pictures of a car', path: async () => atDealership(await someCar(), '/fahrzeuge/inserat/bilder') },
  { name: 'car park', path: () => '/mein-parkplatz' },
  { name: 'car park that somebody shares', path: async () => `/mein-parkplatz?autos=${await someIds(5)}` },
  { name: 'comparison', path: async () => `/mein-parkplatz/vergleich?autos=${await someIds(4)}` },
  { name: 'comparison of nothing', path: () => '/mein-parkplatz/vergleich' },
  { name: 'overview of the site', path: () => '/uebersicht' },
  { name: 'regions', path: () => '/regional' },
  { name: 'region', path: () => '/regional/steiermark' },
  { name: 'district', path: () => '/regional/steiermark/graz-stadt' },
  { name: 'make in a district', path: () => '/regional/steiermark/graz-stadt/volkswagen' },
  { name: 'make without cars in a district', path: () => '/regional/steiermark/graz-stadt/ferrari' },
  { name: 'dealerships', path: () => '/autohaendler' },
  { name: 'dealerships on the map', path: () => '/autohaendler?ansicht=map' },
  { name: 'dealerships of a state', path: () => '/autohaendler/region/steiermark', looksAlike: true },
  { name: 'dealerships by make', path: () => '/autohaendler/marke' },
  { name: 'dealerships of a make', path: () => '/autohaendler/marke/volkswagen', looksAlike: true },
  { name: 'no dealerships', path: () => '/autohaendler?name=xyzzy&ort=8010&umkreis=5&leistung=workshop' },
  { name: 'detailed dealer search', path: () => '/portal/haendlerliste/suche' },
  { name: 'dealership', path: () => ofDealership('') },
  { name: 'information of a dealership', path: () => ofDealership('/info') },
  { name: 'cars of a dealership', path: () => ofDealership('/fahrzeuge') },
  { name: 'short search of a dealership', path: () => ofDealership('/suche/start') },
  { name: 'cars of a make of a dealership', path: async () => makeAtDealership(await someCar()), looksAlike: true },
  { name: 'car below its dealership', path: async () => atDealership(await someCar(), '/inserat'), looksAlike: true },
  {
    name: 'car in the list of its dealership',
    path: async () => atDealership(await someCar(), '/fahrzeuge/inserat'),
    looksAlike: true,
  },
  { name: 'make that a dealership has not', path: () => ofDealership('/lada') },
  { name: 'search agents', path: () => '/suchagent' },
  { name: 'new search agent', path: () => '/suchagent?fahrzeug=volkswagen/golf&preis-bis=40000' },
  { name: 'new search agent without cars', path: () => '/suchagent?fahrzeug=volkswagen/golf&preis-bis=500' },
  { name: 'search agent of everything', path: () => '/suchagent?kategorie=used' },
  { name: 'own search agent', path: () => `/suchagent/${stack().agentToken}`, hasSecretAddress: true },
  { name: 'search agent that is gone', path: () => '/suchagent/1', status: 404, hasSecretAddress: true },
  { name: 'report that is gone', path: () => '/meldung/1', status: 404, hasSecretAddress: true },
  { name: 'preview that is gone', path: () => '/vorschau/1', status: 404, hasSecretAddress: true },
  { name: 'credit, leasing and cash', path: () => '/finanzierung' },
  {
    name: 'credit, leasing and cash for a car',
    path: async () => `/finanzierung?auto=${(await someCar()).id}&monate=48`,
  },
  { name: 'car credit', path: () => '/portal/autokredit' },
  { name: 'leasing', path: () => '/portal/leasing', looksAlike: true },
  { name: 'insurance', path: () => '/portal/versicherung' },
  { name: 'imprint', path: () => '/impressum' },
  { name: 'privacy policy', path: () => '/portal/datenschutzerklaerung' },
  { name: 'privacy at a glance', path: () => '/portal/datenschutz', looksAlike: true },
  { name: 'terms for dealers', path: () => '/portal/agb-gewerblich', looksAlike: true },
  { name: 'accessibility statement', path: () => '/portal/barrierefreiheit', looksAlike: true },
  { name: 'ranking explained', path: () => '/portal/reihung' },
  { name: 'credits', path: () => '/portal/quellen' },
  { name: 'contact form', path: () => '/portal/kontakt' },
  { name: 'form for dealers', path: () => '/portal/anfrage-haendler' },
  { name: 'form for advertising', path: () => '/portal/anfrage-bannerwerbung' },
  { name: 'interfaces', path: () => '/portal/schnittstellen' },
  { name: 'price list', path: () => '/portal/preisliste-bannerwerbung', looksAlike: true },
  { name: 'media data', path: () => '/portal/mediadaten' },
  { name: 'press', path: () => '/portal/presse' },
  { name: 'press release', path: () => '/portal/presse/jeder-preis-mit-rechnung', looksAlike: true },
  { name: 'testimonials', path: () => '/portal/kundenstimmen' },
  { name: 'magazine', path: () => '/magazin' },
  { name: 'topic of the magazine', path: () => '/magazin/thema/steuern' },
  { name: 'nothing in the magazine', path: () => '/magazin?q=xyzzy' },
  { name: 'article', path: () => '/magazin/nova-durchgerechnet' },
  { name: 'article that does not exist', path: () => '/magazin/gibt-es-nicht', status: 404 },
  { name: 'page of results that does not exist', path: () => '/gebrauchtwagen?page=400', status: 404 },
  { name: 'not found', path: () => '/gibt/es/nicht', status: 404 },
];
