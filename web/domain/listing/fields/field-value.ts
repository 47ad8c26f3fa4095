import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { CombinedFieldKey, ListingFieldValue } from '@kardan/contract/listing-fields';
import type { VisibleFieldKey } from './row-fields.ts';

type Value = { [K in VisibleFieldKey]: ListingFieldValue<K> }[VisibleFieldKey];

/** Where the answer holds a field that it tells as a part of something larger. */
const parts: { [K in CombinedFieldKey]: (car: ListingDetail) => ListingFieldValue<K> } = {
  batteryHealth: ({ batteryHealth }) => batteryHealth?.percent ?? null,
  batteryHealthIssuer: ({ batteryHealth }) => batteryHealth?.issuer ?? null,
  batteryHealthDate: ({ batteryHealth }) => batteryHealth?.date ?? null,
};

const isPart = (key: VisibleFieldKey): key is CombinedFieldKey => key in parts;

/** What the listing tells of a field; null when it is unknown. */
export function fieldValue(key: VisibleFieldKey, car: ListingDetail): Value {
  return isPart(key) ? parts[key](car) : car[key];
}
