import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meterScale } from './meter-scale.ts';

const figures = { low: 22_000, high: 30_000, bandLow: 25_000, bandHigh: 27_000, price: 24_000 };

it('places band and car in proportion to the range of the comparables', () => {
  expect(meterScale(figures)).toEqual({ bandStart: 37.5, bandEnd: 62.5, pin: 25 });
});

it.each([
  [15_000, 0],
  [99_000, 100],
])('holds a car at € %i at the end of the ruler', (price, pin) => {
  expect(meterScale({ ...figures, price }).pin).toBe(pin);
});

it('stands in the middle when all comparables cost the same', () => {
  expect(meterScale({ low: 9, high: 9, bandLow: 9, bandHigh: 9, price: 9 }).pin).toBe(50);
});

it('never leaves the ruler', () => {
  const euro = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(euro, euro, euro, euro, euro, (low, high, bandLow, bandHigh, price) => {
      for (const at of Object.values(meterScale({ low, high, bandLow, bandHigh, price }))) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(100);
      }
    }),
  );
});
