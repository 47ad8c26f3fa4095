import { expect, test } from 'vitest';
import { atLeast } from './programs.ts';

test.each([
  ['v24.21.0', [24, 0], true],
  ['3.6', [3, 8], false],
  ['4.0.1', [3, 8], true],
  ['1.9', [1, 24], false],
] as const)('%s against %j: %s', (version, least, expected) => {
  expect(atLeast(version, least)).toBe(expected);
});
