/** The orders of a search, as they are offered: the usual one first. */
export const sorts = [
  'relevance',
  'newest',
  'rating',
  'price-asc',
  'price-desc',
  'mileage-asc',
  'mileage-desc',
  'registration-desc',
  'registration-asc',
  'power-desc',
  'power-asc',
  'distance',
] as const;
export type Sort = (typeof sorts)[number];
