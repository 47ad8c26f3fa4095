import { type ListingFieldKey, type ListingFieldValue, listingField } from '@kardan/contract/listing-fields';

type FieldValues<K extends ListingFieldKey> = { [Key in K]: ListingFieldValue<Key> };

/** These fields of a stored listing as the contract tells them: a month without the day that the database keeps it under. */
export function presentFields<K extends ListingFieldKey>(
  keys: readonly K[],
  row: { [Key in K]: ListingFieldValue<Key> },
): FieldValues<K> {
  const values = keys.map((key) => [key, listingField(key).kind === 'month' ? monthOf(row[key]) : row[key]]);
  return Object.fromEntries(values) as FieldValues<K>;
}

function monthOf(value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, 7) : value;
}
