import { expect, test } from 'vitest';
import { waterfall } from './waterfall.ts';

test('each part begins where the one before it ended, and the last ends at the estimate', () => {
  const drawn = waterfall(26_200, [{ eur: -420 }, { eur: 760 }, { eur: -200 }], 26_340, 24_990);
  const [mileage, equipment, age] = drawn.steps;
  expect(mileage?.end).toBe(drawn.usual);
  expect(equipment?.start).toBe(mileage?.start);
  expect(age?.end).toBe(equipment?.end);
  expect(age?.start).toBe(drawn.estimate);
});

test('everything stands inside the scale, dearer to the right', () => {
  const drawn = waterfall(10_000, [{ eur: 5_000 }, { eur: -9_000 }], 6_000, 4_000);
  const places = [drawn.usual, drawn.estimate, drawn.price, ...drawn.steps.flatMap(({ start, end }) => [start, end])];
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(Math.max(...places)).toBeLessThan(100);
  expect(drawn.price).toBeLessThan(drawn.estimate);
  expect(drawn.estimate).toBeLessThan(drawn.usual);
});

test('a car that is the usual one in everything stands in one place', () => {
  const drawn = waterfall(9_000, [], 9_000, 9_000);
  expect(new Set([drawn.usual, drawn.estimate, drawn.price]).size).toBe(1);
});
