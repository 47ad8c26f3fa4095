import { expect, test } from 'vitest';
import { randomFrom, shuffled } from './random.ts';
import { weighted, zipf } from './weighted.ts';

function drawn<T>(draw: (random: () => number) => T, times: number): Map<T, number> {
  const random = randomFrom(7);
  const counts = new Map<T, number>();
  for (let i = 0; i < times; i++) {
    const value = draw(random);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

test('values are drawn in proportion to their weights, and never with weight 0', () => {
  const draw = weighted([
    ['never', 0],
    ['rare', 1],
    ['often', 9],
    ['neither', 0],
  ]);
  const counts = drawn(draw, 20_000);
  expect([...counts.keys()].sort()).toEqual(['often', 'rare']);
  expect((counts.get('rare') ?? 0) / 20_000).toBeCloseTo(0.1, 1);
});

test('no weight at all is refused', () => {
  expect(() => weighted([])).toThrow('positive weight');
});

test('the second rank is drawn half as often as the first with exponent 1, and evenly with exponent 0', () => {
  const counts = drawn(zipf(10_000, 1), 200_000);
  const first = counts.get(0) ?? 0;
  expect((counts.get(1) ?? 0) / first).toBeCloseTo(1 / 2, 1);
  expect((counts.get(9) ?? 0) / first).toBeCloseTo(1 / 10, 1);
  // 1 / (1 + 1/2 + … + 1/10000)
  expect(first / 200_000).toBeCloseTo(0.1022, 2);
  const even = drawn(zipf(4, 0), 40_000);
  for (const times of even.values()) expect(times / 40_000).toBeCloseTo(0.25, 1);
});

test('a shuffled list holds the same values in another order', () => {
  const values = Array.from({ length: 100 }, (_, i) => i);
  const other = shuffled(randomFrom(3), values);
  expect(other).not.toEqual(values);
  expect(other.toSorted((a, b) => a - b)).toEqual(values);
});
