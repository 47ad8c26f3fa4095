import { expect, test } from 'vitest';
import { changeOf, durationWords, trendOf } from './change.ts';

test('many change by a part of a hundred, few by how many', () => {
  expect(changeOf(46_918, 42_000, 'de-AT')).toEqual({ direction: 'up', by: '12\u00A0%' });
  expect(changeOf(460, 500, 'de-AT')).toEqual({ direction: 'down', by: '8,0\u00A0%' });
  expect(changeOf(7, 5, 'de-AT')).toEqual({ direction: 'up', by: '2' });
  expect(changeOf(23, 23, 'de-AT')).toMatchObject({ direction: 'same' });
  expect(changeOf(100_001, 100_000, 'de-AT')).toMatchObject({ direction: 'same' });
  expect(changeOf(5, null, 'de-AT')).toBeUndefined();
});

test('a trend is told by the last third against the first', () => {
  expect(trendOf([1, 1, 1, 9, 5, 5])).toBe('up');
  expect(trendOf([9, 9, 1, 1, 2, 2])).toBe('down');
  expect(trendOf([5, 9, 5])).toBe('same');
  expect(trendOf([])).toBe('same');
});

test('how long an answer took is read as hours and minutes', () => {
  expect([35, 59.7, 125].map(durationWords)).toEqual(['35\u00A0min', '1\u00A0h\u00A000', '2\u00A0h\u00A005']);
});
