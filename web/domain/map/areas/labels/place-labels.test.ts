import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, codeBox, countBox, type Label, labelSizes, overlap, placeLabels } from './place-labels.ts';

const label = (x: number, y: number, rank = 1): Label => ({ at: [x, y], code: 'GU', count: '1.234', rank });

test('a label that stands alone shows everywhere, its count from the first size that has counts', () => {
  expect(placeLabels([label(100, 100)])).toEqual([{ code: 0, count: 2 }]);
});

test('of two labels on one spot only the one of higher rank shows', () => {
  const [low, high] = placeLabels([label(100, 100, 3), label(101, 100, 7)]);
  expect(low).toEqual({ code: undefined, count: undefined });
  expect(high).toEqual({ code: 0, count: 2 });
});

test('a code goes before the count of a label of higher rank', () => {
  const [upper, lower] = placeLabels([label(100, 100, 7), label(100, 126, 3)]);
  expect(upper).toEqual({ code: 0, count: undefined });
  expect(lower).toEqual({ code: 3, count: 3 });
});

test('at no size does anything that shows cover anything else', () => {
  const labels = fc.array(
    fc.record({
      at: fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 })),
      code: fc.constantFrom('G', 'GU', 'NÖ', '12'),
      count: fc.constantFrom('0', '17', '1.234', '35.480'),
      rank: fc.integer({ min: 0, max: 9 }),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(labels, (all) => {
      const placements = placeLabels(all);
      for (const size of labelSizes.keys()) {
        const shown: Box[] = all.flatMap((each, index) => {
          const { code = Number.POSITIVE_INFINITY, count = Number.POSITIVE_INFINITY } = placements[index] ?? {};
          const below = size >= count ? countBox(each, size) : undefined;
          return [...(size >= code ? [codeBox(each, size)] : []), ...(below ? [below] : [])];
        });
        const covered = shown.some((box, index) => shown.slice(index + 1).some((other) => overlap(box, other)));
        expect(covered).toBe(false);
      }
    }),
  );
});
