import { expect, test } from 'vitest';
import { canonicalPath } from './canonical.ts';

test.each([
  [{}, '/gebrauchtwagen'],
  [{ sort: 'price-asc', limit: '50' }, '/gebrauchtwagen'],
  [{ page: '2', sort: 'newest' }, '/gebrauchtwagen?page=2'],
  [{ page: '1' }, '/gebrauchtwagen'],
  [{ treibstoff: ['petrol', 'diesel'], farbe: 'red' }, '/gebrauchtwagen?farbe=red&treibstoff=diesel&treibstoff=petrol'],
  [{ farbe: 'red', treibstoff: ['diesel', 'petrol'] }, '/gebrauchtwagen?farbe=red&treibstoff=diesel&treibstoff=petrol'],
  [{ q: 'a&b=c' }, '/gebrauchtwagen?q=a%26b%3Dc'],
])('%j has the canonical %s', (query, expected) => {
  expect(canonicalPath('/gebrauchtwagen', query)).toBe(expected);
});
