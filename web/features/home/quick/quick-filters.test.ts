import { type SearchFilters, searchFilters } from '@kardan/contract/calls/search/search';
import { expect, test } from 'vitest';
import { quickFilters } from './quick-filters.ts';

test.each<[string, SearchFilters]>([
  ['', {}],
  ['fahrzeug=volkswagen', { vehicles: ['volkswagen'] }],
  ['fahrzeug=volkswagen&fahrzeug=volkswagen/golf', { vehicles: ['volkswagen/golf'] }],
  ['fahrzeug=bmw&fahrzeug=volkswagen/golf', { vehicles: ['bmw'] }],
  ['preis-bis=15000&km-bis=100000', { priceEur: { to: 15_000 }, mileageKm: { to: 100_000 } }],
  ['ez-von=2019', { firstRegistration: { from: '2019-01' } }],
  ['ort=801', {}],
  ['ort=Graz', {}],
  ['ort=8010+Graz', { place: { postcode: '8010', radiusKm: 50 } }],
  ['ort=8010', { place: { postcode: '8010', radiusKm: 50 } }],
])('%s means %j', (query, expected) => {
  const found = quickFilters(new URLSearchParams(query));
  expect(found).toEqual(expected);
  expect(searchFilters.safeParse(found).error).toBeUndefined();
});
