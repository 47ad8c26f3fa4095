import { expect, test } from 'vitest';
import { readHistoryFilter } from './history-filter.ts';

test('an address with filters is read, what is wrong in it is left out', () => {
  expect(readHistoryFilter({ from: '2026-11-01', to: '2026-11-16', accountId: 7 })).toEqual({
    from: '2026-11-01',
    to: '2026-11-16',
    accountId: 7,
  });
  expect(readHistoryFilter({ from: 'gestern', to: 5, accountId: 'x', other: true })).toEqual({});
});
