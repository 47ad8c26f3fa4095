import { expect, test } from 'vitest';
import { countAxis, drawnLine, namedPlaces, nearestIndex, placeAgainst, placeAlong } from './scales.ts';

test('an axis of counts begins at zero, holds the largest and has whole steps', () => {
  expect(countAxis([657, 581])).toEqual({ top: 800, ticks: [0, 200, 400, 600, 800] });
  expect(countAxis([1, 0])).toEqual({ top: 4, ticks: [0, 1, 2, 3, 4] });
  expect(countAxis([]).ticks.every(Number.isInteger)).toBe(true);
});

test('points spread over the width, and the nearest one is found again', () => {
  expect([0, 1, 2].map((index) => placeAlong(index, 3))).toEqual([0, 50, 100]);
  expect(placeAlong(0, 1)).toBe(50);
  expect([-0.2, 0.2, 0.3, 1.4].map((part) => nearestIndex(part, 3))).toEqual([0, 0, 1, 2]);
});

test('of many places some are named, always the first and the last', () => {
  expect(namedPlaces(90, 5)).toEqual([0, 22, 45, 67, 89]);
  expect(namedPlaces(3, 5)).toEqual([0, 1, 2]);
});

test('a line and its area stand on the bottom of the drawing', () => {
  expect(drawnLine([0, 5, 10], 10)).toEqual({
    line: 'M0,100L50,50L100,0',
    area: 'M0,100L50,50L100,0L100,100L50,100L0,100Z',
  });
  expect(drawnLine([], 10)).toEqual({ line: '', area: '' });
});

test('half of what is expected is one end of the ruler, double the other', () => {
  expect([50, 100, 200, 900, 0].map((value) => placeAgainst(value, 100))).toEqual([0, 50, 100, 100, 0]);
  expect(placeAgainst(7, 0)).toBe(50);
});
