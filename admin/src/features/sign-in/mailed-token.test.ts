import { expect, test } from 'vitest';
import { mailedToken } from './mailed-token.ts';

test.each([
  ['', ''],
  ['#a%20b', 'a b'],
  ['#half%', ''],
])('%j brings along %j', (hash, token) => {
  expect(mailedToken(hash)).toBe(token);
});
