import type {
  EditableFieldKey,
  EditableFields,
  SomeEditableFields,
} from '@kardan/contract/calls/stock/editable-fields';

/** What was changed here and is not saved: the new values, and what stood there when each was first changed. */
export interface Edits {
  mine: SomeEditableFields;
  before: SomeEditableFields;
}

export const noEdits: Edits = { mine: {}, before: {} };

/** A field that is as it was before is not changed any more. */
export function withEdit<K extends EditableFieldKey>(
  { mine, before }: Edits,
  saved: EditableFields,
  key: K,
  value: EditableFields[K],
): Edits {
  const was = key in before ? before[key] : saved[key];
  if (isSame(value, was)) return without({ mine, before }, [key]);
  return { mine: { ...mine, [key]: value }, before: { ...before, [key]: was } };
}

export function without({ mine, before }: Edits, keys: readonly string[]): Edits {
  const rest = <Fields extends object>(fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key))) as Fields;
  return { mine: rest(mine), before: rest(before) };
}

/** After what was sent is saved: what was changed again meanwhile counts from what was sent. */
export function afterSaved(edits: Edits, sent: SomeEditableFields): Edits {
  const done = keysOf(sent).filter((key) => isSame(edits.mine[key], sent[key]));
  const { mine, before } = without(edits, done);
  const changedAgain = keysOf(sent).filter((key) => key in mine);
  return { mine, before: { ...before, ...pick(sent, changedAgain) } };
}

/** Fields that somebody else has changed to something third. */
export function collisionsOf({ mine, before }: Edits, current: EditableFields): EditableFieldKey[] {
  return keysOf(mine).filter((key) => !isSame(current[key], before[key]) && !isSame(current[key], mine[key]));
}

/** Fields that somebody else has changed, whatever was done here. */
export function changedBetween(before: EditableFields, after: EditableFields): EditableFieldKey[] {
  return keysOf(after).filter((key) => !isSame(before[key], after[key]));
}

/** Ends a conflict: fields in which the other one's value stays lose mine, all others count from what is there now. */
export function resolved(edits: Edits, current: EditableFields, theirs: readonly EditableFieldKey[]): Edits {
  const { mine, before } = without(edits, theirs);
  return { mine, before: { ...before, ...pick(current, keysOf(mine)) } };
}

export function pick(fields: SomeEditableFields, keys: readonly EditableFieldKey[]): SomeEditableFields {
  return Object.fromEntries(keys.filter((key) => key in fields).map((key) => [key, fields[key]]));
}

export function keysOf(fields: object): EditableFieldKey[] {
  return Object.keys(fields) as EditableFieldKey[];
}

/** Lists are the same in any order: equipment is a set. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return (one ?? null) === (other ?? null);
  return one.length === other.length && one.every((value) => other.includes(value));
}
