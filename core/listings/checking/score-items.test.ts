import type { OwnPicture } from '@kardan/contract/calls/stock/own-listing';
import { equipmentKeys } from '@kardan/contract/values/equipment';
import { expect, test } from 'vitest';
import { tidyFields } from '../editing/car-fields.ts';
import { scoreOf } from '../editing/car-score.ts';
import { scoreItems } from './score-items.ts';

const picture = { shot: null, hints: [] as string[], contentHash: 'a'.repeat(64) } as unknown as OwnPicture;

test('what is open and the score add up to about a hundred', () => {
  const cases = [
    { fields: tidyFields({ category: 'used', fuel: 'diesel' }), pictures: 0 },
    {
      fields: tidyFields({ category: 'used', fuel: 'electric', owners: 1, colour: 'red', description: 'x'.repeat(90) }),
      pictures: 7,
    },
    { fields: tidyFields({ category: 'new', fuel: 'petrol', equipment: equipmentKeys.slice(0, 25) }), pictures: 22 },
  ];
  for (const { fields, pictures } of cases) {
    const items = scoreItems(
      fields,
      Array.from({ length: pictures }, () => picture),
    );
    const open = items.reduce((sum, { points }) => sum + (points ?? 0), 0);
    // Every item is rounded on its own.
    expect(Math.abs(scoreOf(fields, pictures) + open - 100)).toBeLessThanOrEqual(items.length / 2);
  }
});

test('a car with enough pictures is not asked for shots; hints of pictures name the picture', () => {
  const hinted = { ...picture, hints: ['dark-picture'] } as OwnPicture;
  const full = scoreItems(tidyFields({}), [hinted, ...Array.from({ length: 14 }, () => picture)]);
  expect(full.filter(({ code }) => code === 'shot-missing' || code === 'more-pictures')).toEqual([]);
  expect(full).toContainEqual(expect.objectContaining({ code: 'dark-picture', found: picture.contentHash }));
  const few = scoreItems(tidyFields({}), [{ ...picture, shot: 'front' }]);
  expect(few.filter(({ code }) => code === 'shot-missing')).toHaveLength(11);
});
