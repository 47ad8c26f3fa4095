import { expect, test } from 'vitest';
import { priceStep } from './price-step.ts';

test('a lower price that was asked within thirty days has changed and is not called reduced', () => {
  const history = [
    { priceEur: 20_000, reducedFromEur: null },
    { priceEur: 19_000, reducedFromEur: 20_000 },
    { priceEur: 19_500, reducedFromEur: null },
    { priceEur: 19_200, reducedFromEur: null },
  ].map((price, day) => ({ ...price, novaIncluded: true, validFrom: `2026-11-0${day + 1}T08:00:00.000Z` }));
  expect(history.map((_, index) => priceStep(history, index))).toEqual(['published', 'lowered', 'raised', 'changed']);
});

test('a price that NoVA was taken out of, or put into, says that and neither rises nor falls', () => {
  const history = [
    { priceEur: 30_000, novaIncluded: true, reducedFromEur: null },
    { priceEur: 26_000, novaIncluded: false, reducedFromEur: null },
    { priceEur: 25_000, novaIncluded: false, reducedFromEur: 26_000 },
    { priceEur: 29_000, novaIncluded: true, reducedFromEur: null },
  ].map((price, day) => ({ ...price, validFrom: `2026-11-0${day + 1}T08:00:00.000Z` }));
  expect(history.map((_, index) => priceStep(history, index))).toEqual([
    'published',
    'withoutNova',
    'lowered',
    'withNova',
  ]);
});
