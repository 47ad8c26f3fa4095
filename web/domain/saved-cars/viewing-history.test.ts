// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { recentlyViewed } from './lists.ts';
import { keepHistory, noteViewed } from './viewing-history.ts';

const car = { id: 1, slug: 'golf-1', title: 'Golf', priceEur: 9_900, image: null };
beforeEach(() => localStorage.clear());

test('what is looked at is kept only when the visitor has said so, and forgotten when he says otherwise', () => {
  noteViewed(car);
  expect(localStorage).toHaveLength(0);
  keepHistory(true);
  noteViewed(car);
  expect(recentlyViewed.read().map(({ id }) => id)).toEqual([1]);
  keepHistory(false);
  expect(recentlyViewed.read()).toEqual([]);
  noteViewed(car);
  expect(recentlyViewed.read()).toEqual([]);
});

test('what was kept before anybody asked is forgotten', () => {
  recentlyViewed.add(car);
  noteViewed(car);
  expect(recentlyViewed.read()).toEqual([]);
});
