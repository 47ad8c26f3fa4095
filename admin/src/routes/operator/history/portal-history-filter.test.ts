import { expect, test } from 'vitest';
import { actionsByKind, readPortalHistoryFilter } from './portal-history-filter.ts';

test('an address with filters is read, what is wrong in it is left out', () => {
  const filter = { from: '2026-11-01', accountId: 7, action: 'dealership.restricted', dealershipId: 3 };
  expect(readPortalHistoryFilter(filter)).toEqual(filter);
  expect(readPortalHistoryFilter({ action: 'dealership.exploded', dealershipId: 'x' })).toEqual({});
});

test('every act stands under what it is done to', () => {
  expect(actionsByKind().get('city')).toEqual(['city.created', 'city.changed', 'city.deleted']);
});
