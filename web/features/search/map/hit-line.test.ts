import type { MapEntry } from '@kardan/contract/calls/search/search-map';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import type { SearchState } from '#domain/search/url/search-state.ts';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import german from '#locales/de-AT/search.json' with { type: 'json' };
import { hitLine } from './hit-line.ts';

const none = new Map<string, string>();
const words: FilterWords = {
  locale: 'de-AT',
  t: translator('de-AT', german),
  makes: none,
  models: none,
  regions: none,
  districts: none,
};
const state: SearchState = {
  section: 'used',
  filters: { fuel: ['diesel'] },
  sort: 'relevance',
  view: 'map',
  page: 1,
  limit: 20,
};
const owner = { id: 7, slug: 'autohaus-adler', name: 'Autohaus Adler' };
const point = { latitude: 47.07, longitude: 15.44 };
const cars = { count: 3, priceFromEur: 4_990 };
const shown = {
  id: 5,
  slug: 'vw-golf-5',
  state: 'active',
  title: 'VW Golf',
  priceEur: 4_990,
  novaIncluded: true,
} as const;
const car: MapEntry = { kind: 'car', ...point, car: shown };
const dealership: MapEntry = { kind: 'dealership', ...point, ...cars, dealership: owner };

test('a line names a car or a dealership with its price and leads to it', () => {
  expect(hitLine(car, state, words)).toEqual({
    href: '/vw-golf-5',
    title: 'VW Golf',
    note: '€\u00A04.990',
  });
  expect(hitLine({ ...car, car: { ...shown, novaIncluded: false } }, state, words).note).toBe('€\u00A04.990 + NoVA');
  expect(hitLine({ ...car, car: { ...shown, state: 'reserved' } }, state, words).title).toBe('VW Golf, reserviert');
  expect(hitLine({ ...dealership, priceFromEur: null }, state, words).note).toBe('3 Autos, Preise zuzüglich NoVA');
  expect(hitLine(dealership, state, words)).toEqual({
    href: '/autohaendler/autohaus-adler',
    title: 'Autohaus Adler',
    note: '3 Autos, ab €\u00A04.990',
  });
});

test('on a dealership’s own pages a line stays on them', () => {
  const own = { ...state, section: undefined, dealership: owner };
  expect(hitLine(car, own, words).href).toMatch(/^\/autohaendler\/autohaus-adler\//);
  expect(hitLine(dealership, own, words).href).toMatch(/^\/autohaendler\/autohaus-adler\/.*treibstoff=diesel/);
});

test('of more than the map names, a line leads to all hits and claims no number of them', () => {
  expect(hitLine({ kind: 'cluster', ...point, ...cars, count: 200 }, state, words)).toEqual({
    href: '/gebrauchtwagen?treibstoff=diesel',
    title: 'Alle Treffer als Liste',
  });
});
