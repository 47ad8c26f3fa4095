import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import type { SearchState } from '#domain/search/url/search-state.ts';
import { activeFilters } from '#domain/search/words/active-filters.tsx';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import german from '#locales/de-AT/search.json' with { type: 'json' };
import { headline, pathCrumbs } from './headline.ts';

const words: FilterWords = {
  locale: 'de-AT',
  t: translator('de-AT', german),
  makes: new Map([
    ['volkswagen', 'Volkswagen'],
    ['bmw', 'BMW'],
  ]),
  models: new Map([['volkswagen/golf', 'Golf']]),
  regions: new Map([['steiermark', 'Steiermark']]),
  districts: new Map(),
};

const state = (more: Partial<SearchState>): SearchState => ({
  filters: {},
  sort: 'relevance',
  page: 1,
  limit: 20,
  view: 'list',
  ...more,
});

test.each<[Partial<SearchState>, string]>([
  [{}, 'Alle Autos'],
  [{ section: 'used' }, 'Gebrauchtwagen'],
  [{ section: 'used', filters: { vehicles: ['volkswagen/golf'] } }, 'Volkswagen Golf gebraucht'],
  [
    { filters: { vehicles: ['volkswagen', 'bmw'], fuel: ['diesel'], priceEur: { to: 15_000 } } },
    'Volkswagen oder BMW, Diesel, bis €\u00A015.000',
  ],
  [{ section: 'electric', filters: { body: ['estate'] } }, 'Elektroautos, Kombi'],
])('%j is called %s', (given, expected) => {
  expect(headline(state(given), words)).toBe(expected);
});

test('the way to a model leads over section and make', () => {
  const crumbs = pathCrumbs(state({ section: 'used', filters: { vehicles: ['volkswagen/golf'] } }), words, 'Start');
  expect(crumbs).toEqual([
    { label: 'Start', href: '/' },
    { label: 'Gebrauchtwagen', href: '/gebrauchtwagen' },
    { label: 'Volkswagen', href: '/gebrauchtwagen/volkswagen' },
    { label: 'Golf' },
  ]);
});

test('every value is a chip of its own, and taking one away leaves the others', () => {
  const filters = {
    vehicles: ['volkswagen/golf'],
    fuel: ['diesel' as const, 'petrol' as const],
    firstRegistration: { from: '2018-01' },
    place: { postcode: '8010', radiusKm: 50 },
    accidentFree: true as const,
  };
  const chips = activeFilters(filters, words);
  expect(chips.map(({ name, word }) => [name, word])).toEqual([
    ['Marke, Modell', 'Volkswagen Golf'],
    ['Erstzulassung', 'ab 2018'],
    ['Treibstoff', 'Diesel'],
    ['Treibstoff', 'Benzin'],
    [undefined, 'Unfallfrei'],
    ['Ort', '8010 + 50 km'],
  ]);
  expect(chips[2]?.without).toEqual({ ...filters, fuel: ['petrol'] });
  expect(chips[4]?.without).not.toHaveProperty('accidentFree');
});

test('a chip says amounts as they were asked for, halves of a litre too', () => {
  const chips = activeFilters(
    { priceEur: { from: 10_000, to: 15_000 }, consumptionL: { to: 5.5 }, daysOnline: 7 },
    words,
  );
  expect(chips.map(({ name, word }) => [name, word])).toEqual([
    ['Preis', '€\u00A010.000 bis €\u00A015.000'],
    ['Verbrauch', 'bis 5,5\u00A0l/100 km'],
    ['Online', 'seit höchstens 7 Tagen'],
  ]);
});
