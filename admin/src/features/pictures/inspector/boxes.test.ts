import { expect, test } from 'vitest';
import { movedBox, resizedBox, rotated } from './boxes.ts';

const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };

test('four quarter turns are none, and what is covered turns along', () => {
  const edit = { rotate: 0 as const, crop: null, blur: [box] };
  const once = rotated(edit);
  expect(once).toEqual({ rotate: 90, crop: null, blur: [{ x: 0.4, y: 0.1, width: 0.4, height: 0.3 }] });
  expect(rotated(rotated(rotated(once)))).toEqual(edit);
  expect(rotated(null)).toEqual({ rotate: 90, crop: null, blur: [] });
});

test('a box stays in the picture, however far it is moved', () => {
  expect(movedBox(box, 5, 5)).toEqual({ ...box, x: 0.7, y: 0.6 });
  expect(movedBox(box, -5, -5)).toEqual({ ...box, x: 0, y: 0 });
});

test.each(['nw', 'ne', 'sw', 'se'] as const)('at its corner %s a box is never inside out', (corner) => {
  for (const [dx, dy] of [
    [5, 5],
    [-5, -5],
  ] as const) {
    const { x, y, width, height } = resizedBox(box, corner, dx, dy);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(0.03);
    expect(x + width).toBeLessThanOrEqual(1.0001);
    expect(y + height).toBeLessThanOrEqual(1.0001);
  }
});
