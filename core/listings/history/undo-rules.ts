import type { FieldChange } from '../changing/revision-store.ts';
import { fieldsOnline, sameValue, tidyValue } from '../editing/car-fields.ts';
import { type OwnCar, picturesOnline } from '../editing/own-car.ts';

/** What a car has online now, by the names that changes go by. */
export function valuesNow({ online }: OwnCar): Readonly<Record<string, unknown>> {
  if (!online) return {};
  return { ...fieldsOnline(online), state: online.state, pictures: picturesOnline(online) };
}

/** The fields of a change that somebody has changed since. */
export function changedSince(changes: readonly FieldChange[], now: Readonly<Record<string, unknown>>): string[] {
  const isAsLeft = ({ field, after }: FieldChange) => sameValue(now[field] ?? null, tidyValue(field as never, after));
  return changes.filter((change) => !isAsLeft(change)).map(({ field }) => field);
}

/** Steps back between states that need nothing else. */
const waysBack: Readonly<Record<string, readonly string[]>> = {
  reserved: ['active'],
  sold: ['active', 'reserved'],
  active: ['reserved', 'sold'],
  withdrawn: ['active', 'reserved'],
};

/**
 * Whether a change can be taken back: nothing of it has changed since, and it is fields alone or a step between states
 * alone. A car is taken offline by withdrawing it and not by undoing its publication.
 */
export function canUndo(changes: readonly FieldChange[], now: Readonly<Record<string, unknown>>): boolean {
  if (changes.length === 0 || changedSince(changes, now).length > 0) return false;
  const state = changes.find(({ field }) => field === 'state');
  if (!state) return true;
  return changes.length === 1 && (waysBack[String(state.after)]?.includes(String(state.before)) ?? false);
}
