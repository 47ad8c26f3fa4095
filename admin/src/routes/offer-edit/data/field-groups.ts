import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { appliesTo } from '@kardan/contract/listing-field-rules';
import { type ListingFieldKey, listingField, listingFieldKeys } from '@kardan/contract/listing-fields';
import { factsOf, isEmpty } from '#domain/listing/own-listing.ts';

/** vehicle: what names the car · internal: what only the dealership sees · the others: the catalogue's */
export type DataGroup = 'vehicle' | 'price' | 'condition' | 'engine' | 'body' | 'energy' | 'internal';

const vehicleFields: readonly ListingFieldKey[] = ['nationalCode', 'vin', 'category', 'conditionKind'];
/** They have a tab or a panel of their own. */
const elsewhere: readonly ListingFieldKey[] = ['title', 'description', 'videoUrl', 'equipment'];

/** The fields of a group that such a car can have, and those that say something all the same. */
export function fieldsOf(group: DataGroup, fields: EditableFields): ListingFieldKey[] {
  const facts = factsOf(fields);
  const keys = group === 'vehicle' ? vehicleFields : listingFieldKeys.filter((key) => groupOf(key) === group);
  return keys.filter((key) => appliesTo(key, facts) || !isEmpty(fields[key]));
}

function groupOf(key: ListingFieldKey): DataGroup | undefined {
  if (elsewhere.includes(key) || vehicleFields.includes(key)) return undefined;
  const { group, visibility } = listingField(key);
  return visibility === 'dealer' || group === 'papers' || group === 'offer' ? 'internal' : group;
}
