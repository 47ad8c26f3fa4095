import { expect, test } from 'vitest';
import { rake } from './rake.ts';

test('raking meets the wanted shares of two margins at once and keeps what is impossible at zero', () => {
  // Items: make × fuel; make 0 builds no electric car.
  const makes = [0, 0, 1, 1, 1];
  const fuels = [0, 1, 0, 1, 2];
  const raked = rake(Float64Array.from([5, 1, 1, 1, 1]), [
    { classes: fuels, shares: [0.5, 0.3, 0.2, 0.4] },
    { classes: makes, shares: [0.6, 0.4] },
  ]);
  const share = (classes: number[], group: number) =>
    raked.reduce((sum, weight, item) => sum + (classes[item] === group ? weight : 0), 0);
  expect(share(makes, 0)).toBeCloseTo(0.6, 9);
  expect(share(fuels, 0)).toBeCloseTo(0.5, 3);
  expect(share(fuels, 1)).toBeCloseTo(0.3, 3);
  expect(share(fuels, 2)).toBeCloseTo(0.2, 3);
});

test('raking leaves weights alone when no wanted class exists', () => {
  expect([...rake(Float64Array.from([2, 3]), [{ classes: [0, 0], shares: [0, 1] }])]).toEqual([2, 3]);
});
