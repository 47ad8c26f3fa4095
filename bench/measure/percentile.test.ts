import { expect, test } from 'vitest';
import { median, percentile, spreadOf } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, i) => i + 1);

test.each([
  [0, 1],
  [0.01, 1],
  [0.07, 7],
  [0.5, 50],
  [0.99, 99],
  [0.991, 100],
  [1, 100],
])('of the numbers 1 to 100 the %f percentile is %i', (share, expected) => {
  expect(percentile(hundred, share)).toBe(expected);
});

test('a percentile is a value that occurred', () => {
  expect(percentile([1, 1_000], 0.5)).toBe(1);
  expect(percentile([1, 1_000], 0.51)).toBe(1_000);
  expect(percentile([], 0.5)).toBeNaN();
});

test('numbers are ordered as numbers and failures left out', () => {
  expect(spreadOf([100, Number.NaN, 9, 20])).toEqual({ count: 3, p50: 20, p99: 100, max: 100 });
  expect(median([100, 9, 20])).toBe(20);
});
