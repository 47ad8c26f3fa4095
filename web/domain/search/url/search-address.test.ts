import { type SearchFilters, searchFilters } from '@kardan/contract/calls/search/search';
import { filterKeys, filters } from '@kardan/contract/filters';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filtersInScope } from '../filters/filters-in-scope.ts';
import { mayNameTown, readFilters } from '../filters/read-filters.ts';
import { urlNamesOf } from '../filters/url-names.ts';
import { writeFilters } from '../filters/write-filters.ts';
import { carrySearch } from './carry-search.ts';
import { listingAddress } from './listing-address.ts';
import { readState } from './read-state.ts';
import { searchAddress } from './search-address.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test.each<[string, SearchFilters]>([
  ['treibstoff=diesel&treibstoff=petrol', { fuel: ['diesel', 'petrol'] }],
  ['treibstoff=diesel&treibstoff=kernkraft', { fuel: ['diesel'] }],
  ['preis-von=&preis-bis=15.000', { priceEur: { to: 15_000 } }],
  ['preis-von=20000&preis-bis=15000', { priceEur: { from: 15_000, to: 20_000 } }],
  ['preis-bis=viel', {}],
  ['verbrauch-bis=4,5', { consumptionL: { to: 4.5 } }],
  ['ez-von=2018&ez-bis=2020-06', { firstRegistration: { from: '2018-01', to: '2020-06' } }],
  ['ez-bis=2019', { firstRegistration: { to: '2019-12' } }],
  ['ort=8010+Graz', { place: { postcode: '8010', radiusKm: 50 } }],
  ['ort=8010&umkreis=30', { place: { postcode: '8010', radiusKm: 30 } }],
  ['unfallfrei=1&metallic=ja', { accidentFree: true }],
  ['fahrzeug=volkswagen&fahrzeug=volkswagen/golf&fahrzeug=bmw', { vehicles: ['volkswagen/golf', 'bmw'] }],
  ['fahrzeug=../../etc', {}],
  ['ohne=volkswagen&ohne=volkswagen/golf', { excludedVehicles: ['volkswagen/golf'] }],
  ['preis-bis=15,000', { priceEur: { to: 15_000 } }],
  ['haendler=Autohaus+Müller,+Graz&haendler=…', { dealership: ['autohaus-mueller-graz'] }],
  ['q=++golf++', { text: 'golf' }],
  // From when VAT was a filter of its own.
  ['mwst=1', { taxation: ['standard'] }],
  ['mwst=1&besteuerung=margin-scheme', { taxation: ['margin-scheme'] }],
  ['mwst=0', {}],
  ['utm_source=x&constructor=1&__proto__=1', {}],
])('%s is read as %j', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test.each<[Parameters<typeof searchAddress>[1], string]>([
  [{ section: 'used' }, '/gebrauchtwagen'],
  [{ section: 'used', filters: { vehicles: ['volkswagen/golf'] } }, '/gebrauchtwagen/volkswagen/golf'],
  [{ section: 'used', filters: { vehicles: ['bmw'], body: ['estate'] } }, '/gebrauchtwagen/bmw/kombi'],
  [{ section: 'used', filters: { body: ['estate'] }, page: 3 }, '/gebrauchtwagen/kombi?page=3'],
  [{ section: 'used', filters: { vehicles: ['bmw', 'audi'] } }, '/gebrauchtwagen?fahrzeug=audi&fahrzeug=bmw'],
  [{ section: 'old-timer', filters: { vehicles: ['bmw/3er'] } }, '/oldtimer?fahrzeug=bmw%2F3er'],
  [{ section: 'electric', filters: { vehicles: ['tesla'] } }, '/elektroautos/tesla'],
  [{ section: 'used', limit: 50, page: 2 }, '/gebrauchtwagen?limit=50&page=2'],
  [{ section: 'used', limit: 20 }, '/gebrauchtwagen'],
  // These addresses are pages of their own: a list in which nothing is chosen has to say that it is one.
  [{ section: 'electric', view: 'list' }, '/elektroautos?ansicht=list'],
  [{ section: 'electric', filters: { vehicles: ['tesla'] }, view: 'list' }, '/elektroautos/tesla?ansicht=list'],
  [{ section: 'new', filters: { vehicles: ['bmw/3er'] }, view: 'list' }, '/neuwagen/bmw/3er?ansicht=list'],
  [{ section: 'electric', filters: { fuel: ['electric'] }, view: 'list' }, '/elektroautos?treibstoff=electric'],
  [{ section: 'electric', view: 'list', page: 2 }, '/elektroautos?page=2'],
  [{ section: 'one-year', view: 'list' }, '/jahreswagen'],
  [{ section: 'used', view: 'list' }, '/gebrauchtwagen'],
  [{ filters: { fuel: ['diesel'] }, sort: 'price-asc' }, '/angebote/suche/start?treibstoff=diesel&sort=price-asc'],
])('%j stands at %s', (state, address) => {
  expect(searchAddress('de-AT', state)).toBe(address);
});

const owner = { id: 7, slug: 'autohaus-lechner-graz', name: 'Autohaus Lechner' };

test.each<[Parameters<typeof searchAddress>[1], string]>([
  [{}, '/autohaendler/autohaus-lechner-graz/fahrzeuge'],
  [{ filters: { vehicles: ['bmw'] } }, '/autohaendler/autohaus-lechner-graz/bmw'],
  [
    { filters: { vehicles: ['bmw'], fuel: ['diesel'] }, page: 2 },
    '/autohaendler/autohaus-lechner-graz/bmw?treibstoff=diesel&page=2',
  ],
  [
    { filters: { vehicles: ['bmw/3er'] }, view: 'grid' },
    '/autohaendler/autohaus-lechner-graz/fahrzeuge?fahrzeug=bmw%2F3er&ansicht=grid',
  ],
  [
    { filters: { vehicles: ['bmw', 'audi'] } },
    '/autohaendler/autohaus-lechner-graz/fahrzeuge?fahrzeug=audi&fahrzeug=bmw',
  ],
])('among a dealership’s cars %j stands at %s', (state, address) => {
  expect(searchAddress('de-AT', { ...state, dealership: owner })).toBe(address);
});

test('no parameter leads from a dealership’s cars to those of another', () => {
  const state = readState({ dealership: owner, make: 'bmw' }, new URLSearchParams('haendler=anderer&farbe=red'));
  expect(state.filters).toEqual({ vehicles: ['bmw'], colour: ['red'] });
  expect(filtersInScope(state)).toEqual({ vehicles: ['bmw'], colour: ['red'], dealership: ['7'] });
  expect(carrySearch('en', 'searchAgent', state)).toContain('haendler=autohaus-lechner-graz');
});

test('a car among a dealership’s leads to its page there', () => {
  const car = { id: 4711, slug: 'vw-golf-4711' };
  expect(listingAddress('de-AT', { dealership: owner }, car)).toBe(
    '/autohaendler/autohaus-lechner-graz/fahrzeuge/inserat/4711',
  );
  expect(listingAddress('de-AT', {}, car)).toBe('/vw-golf-4711');
});

test('a list page’s path is part of the search', () => {
  const state = readState({ section: 'used', make: 'bmw', model: '3er', estate: true }, new URLSearchParams('page=2'));
  expect(state).toMatchObject({ filters: { vehicles: ['bmw/3er'], body: ['estate'] }, page: 2, sort: 'relevance' });
  expect(searchAddress('en', state)).toBe('/en/used-cars/bmw/3er/estate?page=2');
});

test('how many results a page has is kept beside filters, order and page', () => {
  const address = '/gebrauchtwagen?treibstoff=diesel&sort=newest&limit=100&ansicht=grid&page=2';
  const state = readState({ section: 'used' }, new URLSearchParams(address.split('?')[1]));
  expect(state).toMatchObject({ limit: 100, page: 2 });
  expect(searchAddress('de-AT', state)).toBe(address);
  expect(readState({ section: 'used' }, new URLSearchParams('limit=30')).limit).toBe(20);
});

test('an order that the search cannot have is the usual one', () => {
  expect(readState({}, new URLSearchParams('sort=distance')).sort).toBe('relevance');
  expect(readState({}, new URLSearchParams('sort=distance&ort=8010')).sort).toBe('distance');
  // Whether there is such a town is known later.
  expect(readState({}, new URLSearchParams('sort=distance&ort=Graz')).sort).toBe('distance');
  expect(readState({}, new URLSearchParams('sort=schoenste')).sort).toBe('relevance');
});

test.each([
  ['ort=Graz&umkreis=30', { name: 'Graz', radiusKm: 30 }],
  ['ort=+Bruck/Mur+', { name: 'Bruck/Mur', radiusKm: 50 }],
  ['ort=8010+Graz', undefined],
  ['ort=9999', undefined],
  ['ort=+', undefined],
  ['umkreis=30', undefined],
])('what stands in place of a postcode is read of %s', (query, typedPlace) => {
  expect(readState({}, new URLSearchParams(query)).typedPlace).toEqual(typedPlace);
});

test.each([
  ['ort=Graz', true],
  ['ort=Ötz', true],
  ['ort=80', false],
  ['ort=0123', false],
  ['ort=8010+Graz', false],
  ['', false],
])('%s may name a town: %s', (query, may) => {
  expect(mayNameTown(new URLSearchParams(query))).toBe(may);
});

test('all equipment at once is all read', () => {
  const query = new URLSearchParams(filters.equipment.values.map((value) => ['ausstattung', value]));
  expect(readFilters(query).equipment).toEqual(filters.equipment.values);
});

test('no two filters share a parameter', () => {
  const names = filterKeys.flatMap(urlNamesOf);
  expect(new Set(names).size).toBe(names.length);
});

test('whatever an address says, the search it gives is valid', () => {
  const names = filterKeys.flatMap(urlNamesOf);
  const values = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('1', '2018', '2018-04', '8010', 'diesel', 'bmw/3er', '15.000', '0', '-5', '1e9', ''),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 30 }), (pairs) => {
      expect(searchFilters.safeParse(readFilters(new URLSearchParams(pairs))).error).toBeUndefined();
    }),
  );
});

test('filters survive the way into an address and back', () => {
  const arbitrary = fc.record(
    {
      fuel: fc.uniqueArray(fc.constantFrom(...filters.fuel.values), { minLength: 1 }).map((each) => each.toSorted()),
      vehicles: fc.constantFrom<string[][]>(['bmw'], ['audi/a4', 'bmw']),
      priceEur: fc.tuple(fc.nat(50_000), fc.nat(50_000)).map(([from, more]) => ({ from, to: from + more })),
      consumptionL: fc.integer({ min: 0, max: 990 }).map((tenths) => ({ to: tenths / 10 })),
      firstRegistration: fc.constantFrom({ from: '2018-01' }, { from: '2018-03', to: '2020-12' }),
      place: fc.constantFrom({ postcode: '8010', radiusKm: 20 }),
      accidentFree: fc.constant(true as const),
      inspectionMonths: fc.integer({ min: 0, max: 48 }),
      text: fc.constantFrom('golf', 'S line & mehr', 'a=b?c#d'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(arbitrary, (request) => {
      expect(readFilters(new URLSearchParams(writeFilters(request)))).toEqual(request);
    }),
  );
});
