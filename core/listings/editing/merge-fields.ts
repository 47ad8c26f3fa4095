import type {
  EditableFieldKey,
  EditableFields,
  SomeEditableFields,
} from '@kardan/contract/calls/stock/editable-fields';
import { sameValue, tidyValue } from './car-fields.ts';

/**
 * Three ways for each field: what nobody else has touched becomes mine, what is mine already stays, and what somebody has
 * changed to something third is a collision. Fields that I do not name stay as they are.
 */
export function mergeFields(
  current: EditableFields,
  { fields, before }: { fields: SomeEditableFields; before: SomeEditableFields },
): { merged: EditableFields; collisions: EditableFieldKey[] } {
  const merged: Record<string, unknown> = { ...current };
  const collisions: EditableFieldKey[] = [];
  for (const key of Object.keys(fields) as EditableFieldKey[]) {
    const mine = tidyValue(key, fields[key]);
    if (sameValue(current[key], mine)) continue;
    if (sameValue(current[key], tidyValue(key, before[key]))) merged[key] = mine;
    else collisions.push(key);
  }
  return { merged: merged as EditableFields, collisions };
}
