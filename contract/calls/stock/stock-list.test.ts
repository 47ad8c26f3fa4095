import { expect, test } from 'vitest';
import { ownListingCalls } from './own-listing.ts';
import { stockFilter, stockListCalls } from './stock-list.ts';

test.each([
  { minPriceEur: 3_000_000_000 },
  { maxPriceEur: 3_000_000_000 },
  { minDaysInStock: 3_000_000_000 },
  { q: 'Golf\0' },
  { make: ['vw\0'] },
])('a filter that the database could not ask by is refused: %j', (filter) => {
  expect(stockFilter.safeParse(filter).success).toBe(false);
});

test('numbers of views and revisions are as large as the database keeps them', () => {
  const params = { dealershipId: '1', listingId: '1', viewId: '3000000000', revision: '3000000000' };
  expect(stockListCalls.removeStockView.params.safeParse(params).error?.issues).toMatchObject([{ path: ['viewId'] }]);
  expect(ownListingCalls.undoRevision.params.safeParse(params).error?.issues).toMatchObject([{ path: ['revision'] }]);
});
