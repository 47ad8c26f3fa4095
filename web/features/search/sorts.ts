import type { Sort } from '@kardan/contract/search';

/** The orders that a visitor may choose, in the order they are offered. */
export const sortKeys: Sort[] = [
  'relevance',
  'newest',
  'price-asc',
  'price-desc',
  'mileage-asc',
  'mileage-desc',
  'registration-desc',
  'registration-asc',
  'power-desc',
  'power-asc',
  'distance',
];
