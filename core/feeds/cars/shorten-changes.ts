import type { FieldChange } from '../../listings/history/read-changes.ts';

/** What of a text tells what has changed; the whole of it is in the car's history. */
const maxLength = 200;

/** Changes as they are told of a run, without the rest of long texts. */
export function shortenChanges(changes: readonly FieldChange[]): FieldChange[] {
  return changes.map(({ field, before, after }) => ({ field, before: shorten(before), after: shorten(after) }));
}

function shorten(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= maxLength) return value;
  // Half of a sign that needs two places is nothing a database takes.
  return `${value.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
