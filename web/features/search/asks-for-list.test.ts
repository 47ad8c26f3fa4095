import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { expect, test } from 'vitest';
import { searchAddress } from '#domain/search/url/search-address.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import { asksForList } from './asks-for-list.ts';

const asks = (query: string) => asksForList(Object.fromEntries(new URLSearchParams(query)));

test.each(['', 'utm_source=x', 'fbclid=1&gclid=2', 'constructor=1&__proto__=1', 'erfunden=1'])(
  'nothing that a search knows stands in "%s"',
  (query) => {
    expect(asks(query)).toBe(false);
  },
);

test.each([
  'treibstoff=',
  'umkreis=50',
  'preis-bis=20000&utm_source=x',
  'ez-von=2020',
  'mwst=1',
  'offen=farbe',
  'ausschnitt=1',
])('"%s" asks for the list', (query) => {
  expect(asks(query)).toBe(true);
});

const filters: SearchFilters = { vehicles: ['bmw', 'audi'], priceEur: { to: 20_000 }, text: 'Leder' };

test.each<Partial<SearchState>>([
  { view: 'list' },
  { view: 'map' },
  { filters },
  { sort: 'price-asc' },
  { limit: 50 },
  { page: 2 },
  { open: ['farbe'] },
])('whatever a search of the site leads to is the list: %j', (state) => {
  const address = searchAddress('de-AT', { section: 'electric', ...state });
  expect(asks(address.split('?')[1] ?? '')).toBe(true);
});
