/** Where the vehicle catalogue comes from; a licensed feed is one more name with its provider in core. */
export const catalogueProviderNames = ['built-in'] as const;
export type CatalogueProviderName = (typeof catalogueProviderNames)[number];
