import { expect, test } from 'vitest';
import { readStockQuestion, searchOf } from './stock-address.ts';

test('an address is read as it was written', () => {
  const question = {
    filter: {
      q: '911',
      state: ['active', 'sold'],
      make: ['vw'],
      minDaysInStock: 60,
      aboveBand: true,
      toDo: 'long-in-stock',
    },
    sort: 'price',
    order: 'asc',
    page: 3,
  } as const;
  expect(
    readStockQuestion(
      searchOf({ ...question, filter: { ...question.filter, state: ['active', 'sold'], make: ['vw'] } }),
    ),
  ).toEqual(question);
  expect(readStockQuestion({ q: 911 }).filter).toEqual({ q: '911' });
});

test('what nobody wrote is left out', () => {
  const odd = {
    state: ['gone', 7],
    make: '../',
    minPriceEur: -1,
    maxScore: '9',
    page: 0,
    sort: 'drop',
    order: 1,
    aboveBand: 'x',
    toDo: 'late-inquiries',
  };
  expect(readStockQuestion(odd)).toEqual({ filter: {}, sort: 'changed', order: 'desc', page: 1 });
});
