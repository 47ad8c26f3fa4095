import { expect, test } from 'vitest';
import { expectedNews, suggestedFrequency, tooManyADay } from './expected-news.ts';

test.each([
  [0, { pace: 'rare' }],
  [0.25, { pace: 'month', count: 1 }],
  [0.5, { pace: 'month', count: 2 }],
  [0.75, { pace: 'month', count: 3 }],
  [1, { pace: 'week', count: 1 }],
  [12.4, { pace: 'week', count: 12 }],
])('%d new a week is said as %j', (newPerWeek, expected) => {
  expect(expectedNews(newPerWeek)).toEqual(expected);
});

test('a search that brings ten a day or more is warned of, with how many', () => {
  expect(tooManyADay(60)).toBeUndefined();
  expect(tooManyADay(70)).toBe(10);
  expect(tooManyADay(700)).toBe(100);
});

test('at once is suggested as long as it is no more than a mail a day', () => {
  expect([0, 7, 7.25].map(suggestedFrequency)).toEqual(['at-once', 'at-once', 'daily']);
});
