// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { stockKey } from '../dealership/stock.ts';
import { answersAbout } from './own-listing.ts';

test('a car that has changed makes the stock’s list stale', () => {
  expect(answersAbout({ dealershipId: 'autohaus', listingId: '7' })).toContainEqual(stockKey('autohaus'));
});
