import { isDeepStrictEqual } from 'node:util';
import {
  type EditableFieldKey,
  type EditableFields,
  editableFieldKeys,
  type SomeEditableFields,
} from '@kardan/contract/calls/stock/editable-fields';
import { listingFieldKeys } from '@kardan/contract/listing-fields';
import { equipmentKeys } from '@kardan/contract/values/equipment';
import { presentFields } from '../reading/present-fields.ts';
import type { OnlineCar, StoredDraft } from './working-copy-store.ts';

/** What buyers see of a car, as the form names it. */
export function fieldsOnline(car: OnlineCar): EditableFields {
  const { make, model, version } = car;
  return tidyFields({ ...presentFields(listingFieldKeys, car), make, model, version });
}

/** What its people see of a car: what is online with what is not online yet. */
export function fieldsOf(online: OnlineCar | undefined, draft: StoredDraft | undefined): EditableFields {
  return tidyFields({ ...(online && fieldsOnline(online)), ...draft?.fields });
}

/** Every field with one way to say a thing: nothing is null, no equipment an empty list, and equipment has its order. */
export function tidyFields(fields: SomeEditableFields): EditableFields {
  return Object.fromEntries(editableFieldKeys.map((key) => [key, tidyValue(key, fields[key])])) as EditableFields;
}

export function tidyValue(key: EditableFieldKey, value: unknown): unknown {
  if (key === 'equipment') return inCatalogueOrder((value ?? []) as string[]);
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  return value ?? null;
}

function inCatalogueOrder(told: readonly string[]): string[] {
  const wanted = new Set(told);
  return equipmentKeys.filter((key) => wanted.has(key));
}

/** Whether two tidy values are the same. */
export function sameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other);
}

/** The fields of the first that differ from the second's. */
export function differingFields(fields: EditableFields, from: EditableFields): SomeEditableFields {
  const differing = editableFieldKeys.filter((key) => !sameValue(fields[key], from[key]));
  return Object.fromEntries(differing.map((key) => [key, fields[key]]));
}

/** The fields that say something, as a new car's draft keeps them. */
export function toldFields(fields: EditableFields): SomeEditableFields {
  return differingFields(fields, tidyFields({}));
}
