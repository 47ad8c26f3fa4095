import { expect, test } from 'vitest';
import { z } from 'zod';
import { readListCursor, writeListCursor } from './list-cursor.ts';
import { placeText } from './place-parts.ts';

const place = z.tuple([placeText, z.int32()]);

test('a cursor is read as it was written, and none is none', () => {
  expect(readListCursor(writeListCursor(['Graz', 8010]), place)).toEqual(['Graz', 8010]);
  expect(readListCursor(undefined, place)).toBeUndefined();
});

test.each([
  ['nonsense', '%%%'],
  ['nothing', ''],
  ['no list', Buffer.from('{}').toString('base64url')],
  ['another length', writeListCursor([1])],
  ['another type', writeListCursor([1, 'x'])],
  ['what the database cannot keep', writeListCursor(['a\0', 1])],
  ['a number beyond its column', writeListCursor(['a', 2 ** 31])],
])('%s is refused', (_, cursor) => {
  expect(() => readListCursor(cursor, place)).toThrow(expect.objectContaining({ code: 'invalid-request' }));
});
