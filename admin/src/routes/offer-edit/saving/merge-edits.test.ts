import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { expect, test } from 'vitest';
import { afterSaved, changedBetween, collisionsOf, isSame, noEdits, resolved, withEdit } from './merge-edits.ts';

const saved = { mileageKm: 4_800, colour: 'white', equipment: ['isofix'], title: 'Octavia' } as EditableFields;

test('a field that is as it was before is not changed any more', () => {
  const edited = withEdit(noEdits, saved, 'mileageKm', 48_000);
  expect(edited).toEqual({ mine: { mileageKm: 48_000 }, before: { mileageKm: 4_800 } });
  expect(withEdit(edited, saved, 'mileageKm', 4_800)).toEqual(noEdits);
});

test('what is changed again while it is being saved counts from what was sent', () => {
  const sent = withEdit(noEdits, saved, 'mileageKm', 48_000);
  const typedOn = withEdit(sent, saved, 'mileageKm', 48_100);
  expect(afterSaved(typedOn, sent.mine)).toEqual({ mine: { mileageKm: 48_100 }, before: { mileageKm: 48_000 } });
  expect(afterSaved(sent, sent.mine)).toEqual(noEdits);
});

test('only what two people have changed to different things collides', () => {
  const mine = withEdit(withEdit(noEdits, saved, 'mileageKm', 48_000), saved, 'colour', 'silver');
  const current = { ...saved, mileageKm: 5_120, title: 'Octavia Combi' } as EditableFields;
  expect(collisionsOf(mine, current)).toEqual(['mileageKm']);
  expect(changedBetween(saved, current)).toEqual(['mileageKm', 'title']);
  expect(collisionsOf(mine, { ...current, mileageKm: 48_000 })).toEqual([]);
});

test('a resolved conflict leaves no collision, whoever’s value stays', () => {
  const mine = withEdit(withEdit(noEdits, saved, 'mileageKm', 48_000), saved, 'colour', 'silver');
  const current = { ...saved, mileageKm: 5_120 } as EditableFields;
  expect(resolved(mine, current, ['mileageKm'])).toEqual({ mine: { colour: 'silver' }, before: { colour: 'white' } });
  const kept = resolved(mine, current, []);
  expect(kept.mine.mileageKm).toBe(48_000);
  expect(collisionsOf(kept, current)).toEqual([]);
});

test('equipment is a set: its order changes nothing', () => {
  expect(isSame(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(isSame(['a'], ['a', 'b'])).toBe(false);
});
