import { expect, test } from 'vitest';
import { lastPageOf, pageFromUrl } from './page-number.ts';

test.each([
  [[], 1],
  [['1'], 1],
  [['27'], 27],
  [['500'], 500],
])('the address %s means page %i', (values, page) => {
  expect(pageFromUrl(values)).toBe(page);
});

test.each(['0', '-1', '501', '1.5', '1e2', '01', ' 1', '', 'zwei'])('there is no page "%s"', (value) => {
  expect(pageFromUrl([value])).toBeUndefined();
});

test('a page given twice is no page', () => {
  expect(pageFromUrl(['1', '2'])).toBeUndefined();
});

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [10_000, 500],
  [160_000, 500],
])('%i cars end on page %i', (total, page) => {
  expect(lastPageOf(total)).toBe(page);
});
