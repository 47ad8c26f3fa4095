import { expect, test } from 'vitest';
import { readListCursor, writeListCursor } from './list-cursor.ts';

test('a cursor is read as it was written, and none is none', () => {
  expect(readListCursor(writeListCursor(['Graz', 8010]), ['string', 'number'])).toEqual(['Graz', 8010]);
  expect(readListCursor(undefined, ['string'])).toBeUndefined();
});

test.each([
  ['nonsense', '%%%'],
  ['no list', Buffer.from('{}').toString('base64url')],
  ['another length', writeListCursor([1])],
  ['another type', writeListCursor([1, 'x'])],
  ['what the database cannot keep', writeListCursor(['a\0', 1])],
])('%s is refused', (_, cursor) => {
  expect(() => readListCursor(cursor, ['string', 'number'])).toThrow(
    expect.objectContaining({ code: 'invalid-request' }),
  );
});
