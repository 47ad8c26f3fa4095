import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medianOfCounts } from './median-of-counts.ts';

test('the median of counted values is that of the values themselves', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 40 }), (values) => {
      const counted = [...Map.groupBy(values, (value) => value)].map(([value, same]) => ({
        value,
        count: same.length,
      }));
      const sorted = values.toSorted((one, other) => one - other);
      expect(medianOfCounts(counted)).toBe(sorted[Math.ceil(sorted.length / 2) - 1] ?? null);
    }),
  );
});
