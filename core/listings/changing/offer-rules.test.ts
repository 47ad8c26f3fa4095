import { expect, test } from 'vitest';
import { isOnOffer } from './offer-rules.ts';

test.each([
  ['active', true],
  ['reserved', true],
  ['draft', false],
  ['sold', false],
  ['expired', false],
  ['withdrawn', false],
  ['blocked', false],
] as const)('a car that is %s at an active dealership is on offer: %s', (state, expected) => {
  expect(isOnOffer(state, 'active')).toBe(expected);
});

test.each(['requested', 'suspended', 'closed'] as const)('no car of a dealership that is %s is on offer', (state) => {
  expect(isOnOffer('active', state)).toBe(false);
});
