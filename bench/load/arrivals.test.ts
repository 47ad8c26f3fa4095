import { expect, test } from 'vitest';
import { randomFrom } from '../requests/random.ts';
import { poissonArrivals } from './arrivals.ts';

const arrivals = poissonArrivals(randomFrom(1), 200, 100);

test('arrivals come at the wanted rate, in order, and end with the time', () => {
  expect(arrivals.length / 100).toBeCloseTo(200, -1);
  expect(arrivals.every((at, i) => i === 0 || at >= (arrivals[i - 1] as number))).toBe(true);
  expect(arrivals.at(-1)).toBeLessThan(100_000);
});

test('gaps are those of independent visitors: as far spread as their mean', () => {
  const gaps = [...arrivals].slice(1).map((at, i) => at - (arrivals[i] as number));
  const mean = gaps.reduce((total, gap) => total + gap, 0) / gaps.length;
  const variance = gaps.reduce((total, gap) => total + (gap - mean) ** 2, 0) / gaps.length;
  expect(Math.sqrt(variance) / mean).toBeCloseTo(1, 1);
});
