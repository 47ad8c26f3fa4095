import { expect, test } from 'vitest';
import { InvalidCursor } from '../../kernel/errors.ts';
import { readCursor, writeCursor } from './cursor.ts';

test('a cursor gives back the sort values it was written with', () => {
  expect(readCursor(writeCursor('price-asc', [15_990, 4711]), 'price-asc', 2)).toEqual([15_990, 4711]);
});

test.each([
  ['another order', writeCursor('newest', [1, 2]), 2],
  ['another number of values', writeCursor('price-asc', [1]), 2],
  ['no base64 at all', '%%%', 2],
  ['values that are no numbers', Buffer.from('["price-asc",{"a":1},"x"]').toString('base64url'), 2],
])('a cursor of %s is refused', (_reason, cursor, length) => {
  expect(() => readCursor(cursor, 'price-asc', length)).toThrow(InvalidCursor);
});
