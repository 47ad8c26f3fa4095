import { expect, test } from 'vitest';
import { findLabelSpot } from './find-label-spot.ts';
import { contains, type Polygon } from './plane.ts';

test('a label stands in the wide part of an area, not in its middle', () => {
  const bottle: Polygon = [
    [
      [0, 0],
      [100, 0],
      [100, 60],
      [55, 60],
      [55, 200],
      [45, 200],
      [45, 60],
      [0, 60],
      [0, 0],
    ],
  ];
  const [x, y] = findLabelSpot(bottle);
  expect([x > 40, x < 60]).toEqual([true, true]);
  expect([y > 20, y < 40]).toEqual([true, true]);
});

test('a label keeps out of a hole', () => {
  const ring: Polygon = [
    [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
      [0, 0],
    ],
    [
      [30, 30],
      [90, 30],
      [90, 90],
      [30, 90],
      [30, 30],
    ],
  ];
  expect(contains(ring, findLabelSpot(ring))).toBe(true);
});
