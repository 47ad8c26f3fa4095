import { searchRequest } from '@kardan/contract/calls/search/search';
import { expect, test } from 'vitest';
import { normaliseRequest } from './normalise-request.ts';

const keyOf = (request: object) => JSON.stringify(normaliseRequest(searchRequest.parse(request)));

test('the same question asked in another way has the same key', () => {
  const one = { fuel: ['diesel', 'petrol'], text: ' Golf  GTI ', facets: ['make', 'fuel'], page: 1, priceEur: {} };
  const other = { facets: ['fuel', 'make', 'fuel'], text: 'golf gti', fuel: ['petrol', 'diesel', 'petrol'], body: [] };
  expect(keyOf(one)).toBe(keyOf(other));
});

test('another question has another key', () => {
  expect(keyOf({ fuel: ['diesel'] })).not.toBe(keyOf({ fuel: ['petrol'] }));
  expect(keyOf({ page: 2 })).not.toBe(keyOf({}));
  expect(keyOf({ excludedVehicles: ['bmw'] })).not.toBe(keyOf({ vehicles: ['bmw'] }));
});
