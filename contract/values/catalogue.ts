/** Where the vehicle catalogue comes from; a licensed feed is one more name with its provider in core. */
export const catalogueProviderNames = ['built-in'] as const;
export type CatalogueProviderName = (typeof catalogueProviderNames)[number];

/** What a make is known for. */
export const makeKinds = ['volume', 'premium', 'luxury', 'ev', 'us', 'van', 'light', 'classic'] as const;

/** Bounds that the database has too. */
export const catalogueBounds = {
  name: 120,
  code: 20,
  word: 60,
  year: { min: 1885, max: 2100 },
  page: 50,
} as const;

/** Where a colloquial name comes from: with the product, or by an operator. */
export const nameSources = ['built-in', 'operator'] as const;
