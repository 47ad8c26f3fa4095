import { expect, test } from 'vitest';
import { strengthOf } from './map-area.ts';

test.each([
  [0, 100, 0],
  [0, 0, 0],
  [1, 100_000, 1],
  [10, 100, 1],
  [25, 100, 2],
  [50, 100, 4],
  [100, 100, 5],
])('%i of at most %i cars colour an area with strength %i', (count, largest, strength) => {
  expect(strengthOf(count, largest)).toBe(strength);
});
