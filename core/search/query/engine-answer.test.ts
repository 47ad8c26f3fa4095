import { expect, test } from 'vitest';
import { cardOf } from './engine-answer.ts';

test('a card that the release before has written is told as its lists told it: with NoVA', () => {
  expect(cardOf({ _source: { card: { id: 1 } } })).toEqual({ id: 1, novaIncluded: true });
  expect(cardOf({ _source: { card: { id: 2, novaIncluded: false } } })).toEqual({ id: 2, novaIncluded: false });
});
