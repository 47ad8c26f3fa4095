import { expect, test } from 'vitest';
import { isChangeable } from './current-dealership.ts';

test.each([
  ['active', 'dealer-owner', true],
  ['requested', 'dealer-owner', true],
  ['suspended', 'dealer-owner', false],
  ['closed', 'group-owner', false],
  ['active', 'operator', false],
  ['suspended', 'operator', false],
] as const)('%s can be changed by %s: %s', (state, role, expected) => {
  expect(isChangeable({ state, role })).toBe(expected);
});

test('an operator changes what they have said why, for as long as that holds', () => {
  const acting = { state: 'suspended', role: 'operator', actingUntil: '2026-11-17T10:00:00Z' } as const;
  expect(isChangeable(acting, Date.parse('2026-11-17T09:59:59Z'))).toBe(true);
  expect(isChangeable(acting, Date.parse('2026-11-17T10:00:00Z'))).toBe(false);
});
