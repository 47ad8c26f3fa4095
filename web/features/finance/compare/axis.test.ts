import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisOf, spreadLabels } from './axis.ts';

test('an axis ends at a round value that holds the highest one, in one to four steps', () => {
  expect(axisOf(28_462)).toEqual({ max: 30_000, marks: [10_000, 20_000, 30_000] });
  expect(axisOf(1_800).max).toBe(2_000);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), (highest) => {
      const { max, marks } = axisOf(highest);
      expect(max).toBeGreaterThanOrEqual(highest);
      expect(marks.length).toBeGreaterThanOrEqual(1);
      expect(marks.length).toBeLessThanOrEqual(4);
      expect(marks.at(-1)).toBe(max);
    }),
  );
});

test('labels of close values stand apart, in the order of their values', () => {
  expect(spreadLabels([80, 10, 12], 15)).toEqual([80, 10, 25]);
  expect(spreadLabels([50, 50, 50], 10)).toEqual([50, 60, 70]);
});
