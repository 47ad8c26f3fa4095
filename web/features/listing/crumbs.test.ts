import { expect, test } from 'vitest';
import { listingCrumbs } from './crumbs.ts';

const golf = { make: { slug: 'volkswagen', name: 'Volkswagen' }, model: { slug: 'golf', name: 'Golf' } };

test('section, make and model lead to their lists', () => {
  expect(listingCrumbs({ ...golf, category: 'used' }, 'Gebrauchtwagen', 'de-AT')).toEqual([
    { label: 'Gebrauchtwagen', href: '/gebrauchtwagen' },
    { label: 'Volkswagen', href: '/gebrauchtwagen/volkswagen' },
    { label: 'Golf', href: '/gebrauchtwagen/volkswagen/golf' },
  ]);
});

test('old-timers end with their make', () => {
  expect(listingCrumbs({ ...golf, category: 'old-timer' }, 'Classic cars', 'en').map(({ href }) => href)).toEqual([
    '/en/old-timers',
    '/en/old-timers/volkswagen',
  ]);
});
