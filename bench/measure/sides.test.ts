import { expect, test } from 'vitest';
import { inTurn, requestSupply } from './sides.ts';

test('every request is used before one comes again', () => {
  const take = requestSupply([3, 1, 2]);
  expect([...take(2), ...take(2), ...take(3)]).toEqual([3, 1, 2, 3, 1, 2, 3]);
});

test('each side goes first in half of the rounds', () => {
  expect([0, 1, 2, 3].map((round) => inTurn(round)[0])).toEqual(['engine', 'api', 'engine', 'api']);
});
