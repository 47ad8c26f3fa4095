import { expect, test } from 'vitest';
import { isChangeable } from './current-dealership.ts';

test.each([
  ['active', 'dealer-owner', true],
  ['requested', 'dealer-owner', true],
  ['suspended', 'dealer-owner', false],
  ['closed', 'group-owner', false],
  ['suspended', 'operator', true],
] as const)('%s can be changed by %s: %s', (state, role, expected) => {
  expect(isChangeable({ state, role })).toBe(expected);
});
