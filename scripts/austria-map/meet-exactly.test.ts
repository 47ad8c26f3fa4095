import { expect, test } from 'vitest';
import { meetExactly } from './meet-exactly.ts';
import type { Polygon } from './plane.ts';

const left: Polygon = [
  [
    [0, 0],
    [10, 0],
    [10, 20],
    [0, 20],
    [0, 0],
  ],
];
const right = (y: number): Polygon[] => [
  [
    [
      [10, 0],
      [20, 0],
      [20, y],
      [10, y],
      [10, 0],
    ],
  ],
  [
    [
      [10, y],
      [20, y],
      [20, 20],
      [10, 20],
      [10, y],
    ],
  ],
];

test('where two districts meet at the border of a third, the third gets their corner', () => {
  const [met] = meetExactly([left, ...right(7)]);
  expect(met).toEqual([
    [
      [0, 0],
      [10, 0],
      [10, 7],
      [10, 20],
      [0, 20],
      [0, 0],
    ],
  ]);
});

test('a corner that the grid moved off the border by a rounding counts as on it', () => {
  const [met] = meetExactly([
    left,
    [
      [
        [10.05, 7],
        [20, 7],
        [20, 9],
        [10.05, 7],
      ],
    ],
  ]);
  expect(met?.[0]).toContainEqual([10.05, 7]);
});

test('corners that are merely near change nothing', () => {
  const apart: Polygon = [
    [
      [10.2, 7],
      [20, 7],
      [20, 9],
      [10.2, 7],
    ],
  ];
  expect(meetExactly([left, apart])).toEqual([left, apart]);
});
