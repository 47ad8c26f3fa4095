import { type ListingFieldKey, listingFieldKeys } from './listing-fields.ts';

/** What names the vehicle in the catalogue, by slug; the model belongs to the make, the version to the model. */
export const vehicleFieldKeys = ['make', 'model', 'version'] as const;
export type EditableFieldKey = ListingFieldKey | (typeof vehicleFieldKeys)[number];

/** Everything somebody may say of a car. Apart from its schema, which browsers do not need. */
export const editableFieldKeys: readonly EditableFieldKey[] = [...vehicleFieldKeys, ...listingFieldKeys];
