import { expect, test } from 'vitest';
import { sitesOverLimit } from './sites-over-limit.ts';

test('a site is over its own limit, however many the others may lose', () => {
  const bySite = [
    { dealershipId: 1, name: 'Graz', cars: 400, vanishing: 3, allowed: 20 },
    { dealershipId: 2, name: 'Linz', cars: 10, vanishing: 4, allowed: 3 },
    { dealershipId: 3, name: 'Wels', cars: 10, vanishing: 3, allowed: 3 },
  ];
  expect(sitesOverLimit({ bySite }).map(({ name }) => name)).toEqual(['Linz']);
});
