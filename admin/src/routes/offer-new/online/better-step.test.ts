import type { PriceAdvice } from '@kardan/contract/calls/stock/own-listing';
import { expect, test } from 'vitest';
import { betterStep } from './better-step.ts';

const rating = (label: PriceAdvice['rating']['label']) => ({ label }) as PriceAdvice['rating'];
const ladder: PriceAdvice['ladder'] = [
  { priceEur: 16_390, rank: 2, label: 'very-good' },
  { priceEur: 17_390, rank: 9, label: 'good' },
  { priceEur: 17_890, rank: 15, label: 'usual' },
  { priceEur: 18_390, rank: 20, label: 'usual' },
];

test('the smallest cut that changes the rating is offered, and none that raises the price or changes nothing', () => {
  expect(betterStep({ priceEur: 17_890, rating: rating('usual'), ladder })?.priceEur).toBe(17_390);
  expect(betterStep({ priceEur: 17_390, rating: rating('good'), ladder })?.priceEur).toBe(16_390);
  expect(betterStep({ priceEur: 16_390, rating: rating('very-good'), ladder })).toBeUndefined();
  expect(betterStep({ priceEur: 17_890, rating: rating('unknown'), ladder })).toBeUndefined();
});
