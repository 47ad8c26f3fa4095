import { expect, test } from 'vitest';
import { looksAt } from './looks.ts';

const widthsPx = [390, 1440];
const pages = Array.from({ length: 40 }, (_, place) => place);
const seen = (all: boolean) =>
  pages.flatMap((page) => looksAt(page, widthsPx, all).map(({ theme, widthPx }) => ({ page, theme, widthPx })));

test.each([
  ['page and theme', 40 * 2, ['page', 'theme']],
  ['page and width', 40 * 2, ['page', 'widthPx']],
  ['theme and width', 2 * 2, ['theme', 'widthPx']],
] as const)('every pair of %s is seen', (_, count, [one, other]) => {
  const pairs = new Set(seen(false).map((look) => `${look[one]} ${look[other]}`));
  expect(pairs.size).toBe(count);
});

test('the full run sees everything, any other half of it, and none sees anything twice', () => {
  const distinct = (all: boolean) => new Set(seen(all).map((look) => JSON.stringify(look))).size;
  expect(distinct(true)).toBe(40 * 2 * 2);
  expect(distinct(false)).toBe(40 * 2);
  expect(seen(false)).toHaveLength(40 * 2);
});
