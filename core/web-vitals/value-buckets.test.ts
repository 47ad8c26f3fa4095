import { webVitals } from '@kardan/contract/values/web-vitals';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketOf, middleOf } from './value-buckets.ts';

const metric = fc.constantFrom(...webVitals);

test('a bucket tells a value to 5 %, or to a tenth of a millisecond', () => {
  fc.assert(
    fc.property(metric, fc.double({ min: 0, max: 600_000, noNaN: true }), (name, value) => {
      const least = name === 'CLS' ? 0.0001 : 0.1;
      const told = middleOf(name, bucketOf(name, value));
      expect(Math.abs(told - value)).toBeLessThanOrEqual(Math.max(least, value * 0.05));
    }),
  );
});

test('larger values are never in smaller buckets, and all buckets fit the column', () => {
  expect(bucketOf('LCP', 0)).toBe(0);
  expect(bucketOf('CLS', 600_000)).toBeLessThanOrEqual(240);
  fc.assert(
    fc.property(
      metric,
      fc.double({ min: 0, max: 6e5, noNaN: true }),
      fc.double({ min: 0, max: 6e5, noNaN: true }),
      (name, a, b) => {
        const [small, large] = a < b ? [a, b] : [b, a];
        expect(bucketOf(name, small)).toBeLessThanOrEqual(bucketOf(name, large));
      },
    ),
  );
});
