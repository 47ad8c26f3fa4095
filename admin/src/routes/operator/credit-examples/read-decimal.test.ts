import { expect, test } from 'vitest';
import { readDecimal } from './read-decimal.ts';

test.each([
  ['5,9', 5.9],
  ['5.9', 5.9],
  ['1.200,50', 1200.5],
  [' 200 € ', 200],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['5,9,1', undefined],
  ['fünf', undefined],
])('%j is %j', (text, number) => {
  expect(readDecimal(text)).toBe(number);
});
