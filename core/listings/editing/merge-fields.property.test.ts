import {
  type EditableFieldKey,
  editableFieldKeys,
  type SomeEditableFields,
} from '@kardan/contract/calls/stock/editable-fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameValue, tidyFields } from './car-fields.ts';
import { mergeFields } from './merge-fields.ts';

/** A few fields with few values, so that two people often want the same or collide. */
const values: Partial<Record<EditableFieldKey, readonly unknown[]>> = {
  make: ['vw', 'skoda', null],
  priceEur: [15_000, 14_500, 16_000, null],
  title: ['Golf', 'Golf Variant', '', null],
  accidentFree: [true, false, null],
  equipment: [['esp', 'abs'], ['abs', 'esp'], ['abs'], [], null],
  firstRegistration: ['2020-01', '2021-02', null],
};
const someFields = fc.record(
  Object.fromEntries(Object.entries(values).map(([key, told]) => [key, fc.constantFrom(...told)])),
  { requiredKeys: [] },
) as fc.Arbitrary<SomeEditableFields>;

/** What an editor who saw `seen` sends: the fields that he changes, with what he saw of them. */
function editOf(seen: SomeEditableFields, fields: SomeEditableFields) {
  const before = Object.fromEntries(Object.keys(fields).map((key) => [key, seen[key as EditableFieldKey] ?? null]));
  return { fields, before: before as SomeEditableFields };
}

test('what only one of two has changed is as he left it, and a collision is a field that both changed apart', () => {
  fc.assert(
    fc.property(someFields, someFields, someFields, (start, theirs, mine) => {
      const seen = tidyFields(start);
      const current = tidyFields({ ...seen, ...theirs });
      const { merged, collisions } = mergeFields(current, editOf(seen, mine));
      for (const key of editableFieldKeys) {
        const wanted = key in mine ? tidyFields(mine)[key] : seen[key];
        const iChanged = !sameValue(wanted, seen[key]);
        const theyChanged = !sameValue(current[key], seen[key]);
        const collides = key in mine && theyChanged && !sameValue(wanted, current[key]);
        expect([key, collisions.includes(key)]).toEqual([key, collides]);
        if (collides || !iChanged) expect(merged[key]).toEqual(current[key]);
        else expect(merged[key]).toEqual(wanted);
      }
    }),
  );
});

test('saving the same once more changes nothing and collides with nothing', () => {
  fc.assert(
    fc.property(someFields, someFields, (start, mine) => {
      const seen = tidyFields(start);
      const edit = editOf(seen, mine);
      const once = mergeFields(seen, edit);
      expect(once.collisions).toEqual([]);
      expect(mergeFields(once.merged, edit)).toEqual(once);
    }),
  );
});

test('two who change different fields end the same, whoever comes first', () => {
  fc.assert(
    fc.property(someFields, someFields, someFields, (start, one, other) => {
      const seen = tidyFields(start);
      const apart = Object.fromEntries(Object.entries(other).filter(([key]) => !(key in one)));
      const edits = [editOf(seen, one), editOf(seen, apart)] as const;
      const [first, second] = edits;
      const there = mergeFields(mergeFields(seen, first).merged, second).merged;
      const back = mergeFields(mergeFields(seen, second).merged, first).merged;
      expect(there).toEqual(back);
    }),
  );
});
