import { expect, test } from 'vitest';
import { priceStep } from './price-step.ts';

test('a lower price that was asked within thirty days has changed and is not called reduced', () => {
  const history = [
    { priceEur: 20_000, reducedFromEur: null },
    { priceEur: 19_000, reducedFromEur: 20_000 },
    { priceEur: 19_500, reducedFromEur: null },
    { priceEur: 19_200, reducedFromEur: null },
  ].map((price, day) => ({ ...price, validFrom: `2026-11-0${day + 1}T08:00:00.000Z` }));
  expect(history.map((_, index) => priceStep(history, index))).toEqual(['published', 'lowered', 'raised', 'changed']);
});
