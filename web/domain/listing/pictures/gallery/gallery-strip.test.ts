import { expect, it } from 'vitest';
import { neighbour, pictureInSight } from './gallery-strip.ts';

it.each([
  [0, 800, 24, 0],
  [390, 800, 24, 0],
  [410, 800, 24, 1],
  [800 * 23 + 90, 800, 24, 23],
  [-60, 800, 24, 0],
  [500, 0, 24, 0],
])('at %i px with pictures of %i px, %i in all, number %i is in sight', (scrollLeft, width, count, index) => {
  expect(pictureInSight(scrollLeft, width, count)).toBe(index);
});

it('goes round the ends', () => {
  expect(neighbour(23, 1, 24)).toBe(0);
  expect(neighbour(0, -1, 24)).toBe(23);
  expect(neighbour(0, 1, 1)).toBe(0);
});
