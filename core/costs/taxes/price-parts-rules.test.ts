import fc from 'fast-check';
import { expect, test } from 'vitest';
import { today } from '../testing/owned-cars.ts';
import { priceParts } from './price-parts-rules.ts';

test('a price falls apart into net, VAT and NoVA', () => {
  expect(priceParts({ grossEur: 38_390, fuel: 'petrol', co2GPerKm: 116 }, today)).toMatchObject({
    netEur: 30_992,
    vatEur: 6_198.4,
    nova: { ratePercent: 5, taxEur: 1_199.6 },
  });
});

test('an electric car pays VAT alone, and so does one whose NoVA the deduction swallows', () => {
  expect(priceParts({ grossEur: 36_000, fuel: 'electric', co2GPerKm: null }, today)).toMatchObject({
    netEur: 30_000,
    vatEur: 6_000,
    nova: { taxEur: 0 },
  });
  expect(priceParts({ grossEur: 24_000, fuel: 'hybrid', co2GPerKm: 93 }, today)).toMatchObject({
    netEur: 20_000,
    nova: { taxEur: 0 },
  });
});

test('without CO₂ nothing is guessed', () => {
  expect(priceParts({ grossEur: 24_000, fuel: 'petrol', co2GPerKm: null }, today)).toEqual({
    notCalculable: 'input-missing',
    missing: ['co2GPerKm'],
  });
});

test('the parts always add up to the price, and VAT is a fifth of the net price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5_000, max: 300_000 }), fc.integer({ min: 1, max: 400 }), (grossEur, co2GPerKm) => {
      const parts = priceParts({ grossEur, fuel: 'petrol', co2GPerKm }, today);
      if ('notCalculable' in parts) return expect.unreachable('known');
      expect(parts.netEur + parts.vatEur + parts.nova.taxEur).toBeCloseTo(grossEur, 1);
      expect(Math.abs(parts.vatEur - parts.netEur / 5)).toBeLessThan(0.05);
    }),
  );
});
