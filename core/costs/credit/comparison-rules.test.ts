import { financingQuery } from '@kardan/contract/calls/listings/financing-comparison';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { today } from '../testing/owned-cars.ts';
import { compareFinancing } from './comparison-rules.ts';
import { startingConditions } from './credit-conditions.ts';

const compare = (query: object) => compareFinancing(financingQuery.parse(query), startingConditions, today);

test('three ways to pay for the same car: what is paid, what is still in it, what it costs', () => {
  const { totals, credit, leasing, residual } = compare({
    priceEur: 20_000,
    downPaymentEur: 4_000,
    months: 48,
    residualEur: 8_000,
  });
  expect(residual).toMatchObject({ eur: 8_000, kind: 'own' });
  expect(totals.cash).toEqual({
    atStartEur: 20_000,
    inInstalmentsEur: 0,
    paidEur: 20_000,
    stillInCarEur: 8_000,
    costEur: 12_000,
  });
  expect(totals.credit.paidEur).toBeCloseTo(4_000 + credit.example.totalPayableEur, 2);
  expect(totals.credit.costEur).toBeCloseTo(totals.credit.paidEur - 8_000, 2);
  expect(totals.leasing.paidEur).toBeCloseTo(leasing.example.totalPayableEur - 8_000, 2);
  expect(totals.leasing).toMatchObject({ stillInCarEur: 0, costEur: totals.leasing.paidEur });
});

test('without values of one’s own a fifth is paid down, and the residual value is said to be our assumption', () => {
  expect(compare({ priceEur: 24_990, months: 36 })).toMatchObject({
    downPaymentEur: 5_000,
    residual: { eur: 13_700, kind: 'example', source: { assumption: true } },
  });
  // Whoever pays most of it down leaves no more to pay than the rest.
  expect(compare({ priceEur: 20_000, downPaymentEur: 15_000, months: 12 }).residual.eur).toBe(5_000);
});

test('what has been paid never falls, begins with the start and ends with the sum, for whatever is asked', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_500, max: 300_000 }), fc.integer({ min: 12, max: 84 }), (priceEur, months) => {
      const { paid, totals } = compare({ priceEur, months });
      expect(paid).toHaveLength(months + 1);
      expect(paid.at(0)).toMatchObject({ creditEur: totals.credit.atStartEur, cashEur: priceEur });
      expect(paid.at(-1)).toMatchObject({ creditEur: totals.credit.paidEur, leasingEur: totals.leasing.paidEur });
      for (const [index, { creditEur, leasingEur }] of paid.slice(1).entries()) {
        expect(creditEur).toBeGreaterThan(paid[index]?.creditEur ?? 0);
        expect(leasingEur).toBeGreaterThanOrEqual(paid[index]?.leasingEur ?? 0);
      }
    }),
    { numRuns: 100 },
  );
});
