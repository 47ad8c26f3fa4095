import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point, Polygon } from './plane.ts';
import { readPath } from './testing/read-path.ts';
import { writePath } from './write-path.ts';

test('a path is relative and leaves out what SVG does not need', () => {
  const triangle: Polygon = [
    [
      [10.5, 20],
      [11, 19.9],
      [10.5, 20.7],
      [10.5, 20],
    ],
  ];
  expect(writePath([triangle])).toBe('m10.5 20l.5-.1-.5 .8z');
});

test('a second ring starts from where the first one closed', () => {
  const hole: Polygon = [
    [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 0],
    ],
    [
      [4, 1],
      [5, 1],
      [5, 2],
      [4, 1],
    ],
  ];
  expect(writePath([hole])).toBe('m0 0l9 0 0 9zm4 1l1 0 0 1z');
});

test('a path says exactly the points it was written from', () => {
  const coordinate = fc.integer({ min: -9_999, max: 9_999 }).map((tenths) => tenths / 10);
  const ring = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 9 });
  fc.assert(
    fc.property(fc.array(ring, { minLength: 1, maxLength: 4 }), (rings) => {
      const polygon = rings.map((points): Point[] => [...points, points[0] as Point]);
      expect(readPath(writePath([polygon]))).toEqual(polygon);
    }),
  );
});
