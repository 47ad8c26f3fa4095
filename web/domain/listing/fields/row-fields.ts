import {
  type CombinedFieldKey,
  type ListingFieldGroup,
  type ListingFieldKey,
  listingField,
  listingFieldKeys,
  type PublicFieldKey,
} from '@kardan/contract/listing-fields';

export type VisibleFieldKey = PublicFieldKey | CombinedFieldKey;

/** Fields without a row, because a page shows them in a place of their own: as headline, text, film and lists. */
export const shownElsewhere = [
  'title',
  'description',
  'videoUrl',
  'equipment',
] as const satisfies readonly VisibleFieldKey[];

/** Fields that read better in the row of another. */
export const toldWith = {
  warrantyMonths: 'warranty',
  metallic: 'colour',
} as const satisfies Partial<Record<VisibleFieldKey, VisibleFieldKey>>;

/** A field that has a row of its own in the data sheet and in the comparison. */
export type RowFieldKey = Exclude<VisibleFieldKey, (typeof shownElsewhere)[number] | keyof typeof toldWith>;

const withoutRow: readonly ListingFieldKey[] = [...shownElsewhere, ...(Object.keys(toldWith) as ListingFieldKey[])];

export const rowFieldKeys = listingFieldKeys.filter(
  (key) => listingField(key).visibility !== 'dealer' && !withoutRow.includes(key),
) as RowFieldKey[];

/** The rows of a group in the catalogue's order. */
export function rowFieldsOf(group: ListingFieldGroup): RowFieldKey[] {
  return rowFieldKeys.filter((key) => listingField(key).group === group);
}
