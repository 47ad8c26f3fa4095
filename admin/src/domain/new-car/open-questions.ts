import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { type EditableFieldKey, editableFieldKeys } from '@kardan/contract/editable-field-keys';
import { isRequiredFor } from '@kardan/contract/listing-field-rules';
import { listingFieldKeys } from '@kardan/contract/listing-fields';
import { factsOf } from '../listing/own-listing.ts';

/** Nothing told yet. */
export const noFields = Object.fromEntries(editableFieldKeys.map((key) => [key, null])) as EditableFields;

/** Asked although a car can do without: it takes a tap, and buyers ask for it first. */
const worthATap = ['inspectionValidUntil', 'taxation'] as const;

/** Fields that are asked about in a place of their own, or that the server words itself. */
const askedElsewhere: readonly EditableFieldKey[] = ['title', 'priceEur'];

/** What has to be said before the car can be online, and what is worth a tap, in the order in which people read it. */
export function openQuestions(fields: EditableFields): EditableFieldKey[] {
  const facts = factsOf(fields);
  const vehicle = (['make', 'model'] as const).filter((key) => fields[key] === null);
  const required = listingFieldKeys.filter((key) => isRequiredFor(key, facts) && !askedElsewhere.includes(key));
  const worthwhile = facts.category === 'new' ? (['taxation'] as const) : worthATap;
  const asked = [...new Set([...required, ...worthwhile])].filter((key) => fields[key] === null);
  return [...vehicle, ...asked];
}

/** Whether nothing keeps the car from going online but its pictures. */
export function isComplete(fields: EditableFields): boolean {
  const optional: readonly EditableFieldKey[] = worthATap;
  return fields.priceEur !== null && openQuestions(fields).every((key) => optional.includes(key));
}

/** Months in which the next inspection of a car may be due: the month of its registration in this and the next two years. */
export function inspectionMonths(firstRegistration: string | null, today: string): string[] {
  const month = firstRegistration?.slice(5) ?? today.slice(5, 7);
  const year = Number(today.slice(0, 4));
  return [year, year + 1, year + 2, year + 3]
    .map((each) => `${each}-${month}`)
    .filter((each) => each >= today.slice(0, 7))
    .slice(0, 3);
}
