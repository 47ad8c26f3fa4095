import type {
  EditableFieldKey,
  EditableFields,
  SomeEditableFields,
} from '@kardan/contract/calls/stock/editable-fields';
import { sameValue, tidyValue } from '../../listings/editing/car-fields.ts';
import type { LineIssue } from '../feed-car.ts';

/** What a car would be by what the feed says, and what of that a person's word keeps. */
export function mergeSaid(
  current: EditableFields,
  said: SomeEditableFields,
  locked: readonly string[],
): { fields: EditableFields; kept: LineIssue[] } {
  const fields: Record<string, unknown> = { ...current };
  const kept: LineIssue[] = [];
  for (const field of Object.keys(said) as EditableFieldKey[]) {
    const value = tidyValue(field, said[field]);
    if (sameValue(value, current[field])) continue;
    if (locked.includes(field)) kept.push(keptIssue(field, value, current[field]));
    else fields[field] = value;
  }
  return { fields: fields as EditableFields, kept };
}

function keptIssue(field: EditableFieldKey, said: unknown, kept: unknown): LineIssue {
  return {
    column: null,
    raw: inWords(said),
    field,
    code: 'field-locked',
    severity: 'keeps',
    understood: inWords(kept),
  };
}

const maxLength = 200;

function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return (Array.isArray(value) ? value.join(', ') : String(value)).slice(0, maxLength);
}
