import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { listingField, listingFieldKeys } from '@kardan/contract/listing-fields';
import { addressWords } from '../../kernel/address-words.ts';
import type { NewListing } from '../changing/new-listing-store.ts';
import type { FoundVehicle } from './find-vehicle.ts';

/** What a row says where nobody said anything: NoVA is included in an Austrian price unless told. */
const unlessTold = { description: '', novaIncluded: true, warranty: false, metallic: false };

/** Complete fields as the columns of a listing. */
export function listingColumns(fields: EditableFields, { make, model, version }: FoundVehicle) {
  const told = listingFieldKeys.map((key) => {
    const value = fields[key];
    if (value === null) return [key, key in unlessTold ? unlessTold[key as keyof typeof unlessTold] : null];
    return [key, listingField(key).kind === 'month' ? `${value}-01` : value];
  });
  return {
    ...Object.fromEntries(told),
    makeId: make?.id,
    modelId: model?.id,
    versionId: version?.id ?? null,
  } as Omit<NewListing, 'id' | 'dealershipId' | 'slug'>;
}

const maxTitleLength = 200;

/** What a car is called whose title nobody has written. */
export function proposedTitle({ make, model, version }: FoundVehicle): string | null {
  if (!make || !model) return null;
  const rest = version?.name ?? '';
  // Some versions' names begin with the model's.
  const names = rest.startsWith(model.name) ? [make.name, rest] : [make.name, model.name, rest];
  return names
    .filter((name) => name !== '')
    .join(' ')
    .slice(0, maxTitleLength);
}

/** Its address: what the title says, and the id that it ends in. */
export function listingSlug(title: string, listingId: number): string {
  const words = addressWords(title, 140);
  return /[a-z]/.test(words) ? `${words}-${listingId}` : `auto-${words === '' ? '' : `${words}-`}${listingId}`;
}
