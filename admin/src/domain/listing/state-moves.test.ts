import type { StockState } from '@kardan/contract/values/stock';
import { expect, test } from 'vitest';
import { mayPublish, moveBackOf, stateMovesFrom } from './state-moves.ts';

test.each<[StockState, back: string | undefined, publish: boolean]>([
  ['draft', undefined, true],
  ['active', undefined, true],
  ['reserved', undefined, true],
  ['sold', 'unsell', false],
  ['withdrawn', 'bring-back', true],
  ['expired', 'bring-back', true],
  ['blocked', undefined, false],
])('a car that is %s comes back by %s; that its changes may go online is %s', (state, back, publish) => {
  expect(moveBackOf({ state, blockedReason: null })?.act).toBe(back);
  expect(mayPublish({ state, blockedReason: null })).toBe(publish);
});

test('a car that was withdrawn since the portal blocked it offers no way online', () => {
  const car = { state: 'withdrawn', blockedReason: 'Tacho verstellt' } as const;
  expect(stateMovesFrom(car)).toEqual([]);
  expect(moveBackOf(car)).toBeUndefined();
  expect(mayPublish(car)).toBe(false);
});
