import { expect, test } from 'vitest';
import { lastPageOf, pageFromUrl } from './page-number.ts';

test.each([
  [[], 1],
  [['1'], 1],
  [['27'], 27],
  [['500'], 500],
])('the address %s means page %i', (values, page) => {
  expect(pageFromUrl(values, 20)).toBe(page);
});

test.each(['0', '-1', '501', '1.5', '1e2', '01', ' 1', '', 'zwei'])('there is no page "%s"', (value) => {
  expect(pageFromUrl([value], 20)).toBeUndefined();
});

test('a page given twice is no page', () => {
  expect(pageFromUrl(['1', '2'], 20)).toBeUndefined();
});

test.each([
  [50, 200],
  [100, 100],
] as const)('with %i cars to a page there are %i pages', (limit, last) => {
  expect(pageFromUrl([String(last)], limit)).toBe(last);
  expect(pageFromUrl([String(last + 1)], limit)).toBeUndefined();
});

test.each([
  [0, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [21, 50, 1],
  [101, 100, 2],
  [10_000, 20, 500],
  [160_000, 20, 500],
  [160_000, 50, 200],
  [160_000, 100, 100],
] as const)('%i cars, %i to a page, end on page %i', (total, limit, page) => {
  expect(lastPageOf(total, limit)).toBe(page);
});
