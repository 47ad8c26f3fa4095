import { expect, test } from 'vitest';
import { portalNavigationOf, portalThumbPagesOf } from './navigation.ts';

const nobody = { isOperator: false, isEditor: false };
const thumbPages = (rights: Partial<typeof nobody>) =>
  portalThumbPagesOf({ ...nobody, ...rights }).map(({ page }) => page);

test('a thumb finds what each kind of person works with, and nothing that is not theirs', () => {
  expect(thumbPages({ isOperator: true })).toEqual(['desk', 'notices', 'dealerships']);
  expect(thumbPages({ isOperator: true, isEditor: true })).toEqual(['desk', 'notices', 'dealerships']);
  expect(thumbPages({ isEditor: true })).toEqual(['content']);
  expect(thumbPages({})).toEqual([]);
});

test('operators begin at the desk, editors at the texts', () => {
  expect(portalNavigationOf({ ...nobody, isOperator: true })[0]?.page).toBe('desk');
  expect(portalNavigationOf({ ...nobody, isEditor: true })[0]?.page).toBe('content');
});
