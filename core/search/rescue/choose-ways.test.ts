import type { FilterKey } from '@kardan/contract/filters';
import { expect, test } from 'vitest';
import { chooseWays } from './choose-ways.ts';

const way = (keys: FilterKey[], cost: number) => ({
  changes: keys.map((key) => ({ key, kind: 'dropped' as const, from: true as const })),
  filters: {},
  cost,
});
const keysOf = (chosen: ReturnType<typeof chooseWays>) => chosen.map(({ changes, total }) => [changes[0]?.key, total]);

test('what brings no more cars is not offered', () => {
  expect(chooseWays([way(['fuel'], 1), way(['body'], 1)], [3, 4], 4)).toEqual([]);
});

test('less change for more cars comes first', () => {
  const planned = [way(['vehicles'], 6), way(['colour'], 1), way(['fuel'], 3)];
  expect(keysOf(chooseWays(planned, [40, 7, 5], 0))).toEqual([
    ['colour', 7],
    ['vehicles', 40],
    ['fuel', 5],
  ]);
});

test('a larger step must double the smaller one, and one filter has two ways at most', () => {
  const price = [way(['priceEur'], 1), way(['priceEur'], 2), way(['priceEur'], 3), way(['priceEur'], 4)];
  expect(keysOf(chooseWays(price, [3, 5, 6, 90], 0))).toEqual([
    ['priceEur', 3],
    ['priceEur', 6],
  ]);
});

test('several filters at once are offered only where no single one helps, the fewest first', () => {
  const planned = [way(['fuel'], 3), way(['fuel', 'body'], 7), way(['fuel', 'body', 'text'], 10)];
  expect(chooseWays(planned, [1, 50, 500], 0).map(({ changes }) => changes.length)).toEqual([1]);
  expect(chooseWays(planned, [0, 50, 500], 0).map(({ changes }) => changes.length)).toEqual([2, 3]);
  expect(chooseWays(planned, [0, 50, 60], 0).map(({ changes }) => changes.length)).toEqual([2]);
});

test('where only another make or model helps by itself, what leaves them is offered beside it', () => {
  const planned = [
    way(['vehicles'], 6),
    way(['priceEur'], 6),
    way(['priceEur', 'place'], 10),
    way(['priceEur', 'place', 'vehicles'], 16),
  ];
  const chosen = (totals: number[]) =>
    chooseWays(planned, totals, 0).map(({ changes }) => changes.map(({ key }) => key));
  expect(chosen([12, 0, 40, 9_000])).toEqual([['vehicles'], ['priceEur', 'place']]);
  expect(chosen([12, 2, 40, 9_000])).toEqual([['vehicles'], ['priceEur']]);
  expect(chosen([0, 0, 40, 9_000])).toEqual([
    ['priceEur', 'place'],
    ['priceEur', 'place', 'vehicles'],
  ]);
});
