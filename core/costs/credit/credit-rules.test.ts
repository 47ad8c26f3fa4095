import { financeQuery, leasingQuery } from '@kardan/contract/calls/listings/credit-examples';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { today } from '../testing/owned-cars.ts';
import { annuity } from './annuity.ts';
import { startingConditions } from './credit-conditions.ts';
import { effectiveInterestPercent } from './effective-interest.ts';
import { calculateFinance } from './finance-rules.ts';
import { calculateLeasing } from './leasing-rules.ts';

const finance = (query: object) => calculateFinance(financeQuery.parse(query), startingConditions, today).example;
const leasing = (query: object) => calculateLeasing(leasingQuery.parse(query), startingConditions, today).example;

// The worked examples of annex III of directive 98/7/EC, whose formula later directives kept.
test.each([
  [1_000, [[18, 1_200]], 12.92],
  [950, [[18, 1_200]], 16.85],
  [
    1_000,
    [
      [12, 600],
      [24, 600],
    ],
    13.07,
  ],
  [
    1_000,
    [
      [3, 272],
      [6, 272],
      [12, 544],
    ],
    13.19,
  ],
])('%i euros repaid by %j cost %f percent a year', (receivedEur, payments, percent) => {
  const paid = payments.map(([month = 0, eur = 0]) => ({ month, eur }));
  expect(effectiveInterestPercent(receivedEur, paid)).toBe(percent);
});

test('a credit without fee or interest costs nothing', () => {
  expect(finance({ priceEur: 12_000, months: 48, nominalInterestPercent: 0, processingFeeEur: 0 })).toMatchObject({
    instalmentEur: 250,
    totalPayableEur: 12_000,
    effectiveInterestPercent: 0,
    totalCostEur: 0,
  });
});

test.each([1e-12, 1e-167, 5e-324])(
  'interest of %d per cent costs nothing that anybody could count',
  (nominalInterestPercent) => {
    const loan = { amountEur: 60_000, endEur: 12_000, months: 48, inAdvance: false };
    expect(annuity({ ...loan, nominalInterestPercent })).toBeCloseTo(1_000, 6);
  },
);

test('a credit comes as its whole representative example', () => {
  // 10,000 at 6 percent over five years: 193.33 by any table of annuities, 6.17 percent effective.
  const terms = { nominalInterestPercent: 6, processingFeeEur: 0 };
  expect(finance({ priceEur: 12_000, downPaymentEur: 2_000, months: 60, ...terms })).toEqual({
    instalmentEur: 193.33,
    months: 60,
    nominalInterestPercent: 6,
    effectiveInterestPercent: 6.17,
    totalCreditEur: 10_000,
    totalPayableEur: 11_599.8,
    priceEur: 12_000,
    downPaymentEur: 2_000,
    processingFeeEur: 0,
    balloonEur: 0,
    totalCostEur: 1_599.8,
  });
});

test('a fee makes a credit dearer than its nominal interest says; a balloon lowers instalments and raises the total', () => {
  const terms = { priceEur: 20_000, months: 48, nominalInterestPercent: 5, processingFeeEur: 0 };
  const plain = finance(terms);
  const withFee = finance({ ...terms, processingFeeEur: 300 });
  const withBalloon = finance({ ...terms, balloonEur: 8_000 });
  expect(withFee.effectiveInterestPercent).toBeGreaterThan(plain.effectiveInterestPercent);
  expect(withBalloon.instalmentEur).toBeLessThan(plain.instalmentEur);
  expect(withBalloon.totalPayableEur).toBeGreaterThan(plain.totalPayableEur);
  expect(withBalloon.effectiveInterestPercent).toBeCloseTo(plain.effectiveInterestPercent, 1);
});

test('a lease comes as its whole representative example, the contract fee and the residual value in its total', () => {
  const terms = { nominalInterestPercent: 0, processingFeeEur: 100 };
  const query = { priceEur: 30_000, downPaymentEur: 6_000, residualEur: 12_000, months: 48, ...terms };
  expect(leasing(query)).toMatchObject({
    instalmentEur: 250,
    totalCreditEur: 24_000,
    // One percent of the down payment and of 36 instalments.
    contractFeeEur: 150,
    totalPayableEur: 30_250,
    totalCostEur: 250,
    vatPercent: 20,
  });
  expect(leasing({ ...query, months: 24 }).contractFeeEur).toBe(180);
});

test('a deposit bears no interest and so lowers the cost', () => {
  const query = { priceEur: 30_000, residualEur: 12_000, months: 48, nominalInterestPercent: 6 };
  const without = leasing(query);
  const withDeposit = leasing({ ...query, depositEur: 6_000 });
  expect(withDeposit.instalmentEur).toBeLessThan(without.instalmentEur);
  expect(withDeposit.totalPayableEur).toBeLessThan(without.totalPayableEur);
});

test('what leaves nothing to lend, or owes more at the end than at the start, is refused', () => {
  const refused = (schema: typeof financeQuery | typeof leasingQuery, query: object) =>
    schema.safeParse(query).error?.issues.map((issue) => ('params' in issue ? issue.params?.code : issue.code));
  expect(refused(financeQuery, { priceEur: 10_000, downPaymentEur: 9_800, months: 12 })).toEqual([
    'nothing-to-finance',
  ]);
  expect(refused(financeQuery, { priceEur: 10_000, balloonEur: 10_001, months: 12 })).toEqual(['balloon-above-credit']);
  const lease = { priceEur: 10_000, residualEur: 5_000, months: 36 };
  expect(refused(leasingQuery, { ...lease, residualEur: 10_001 })).toEqual(['residual-above-credit']);
  expect(refused(leasingQuery, { ...lease, depositEur: 5_001 })).toEqual(['deposit-above-residual']);
});

test('our example says that no lender stands behind it, and the warning stands beside it', () => {
  const offer = calculateFinance(financeQuery.parse({ priceEur: 15_000, months: 60 }), startingConditions, today);
  expect(offer.conditions).toMatchObject({ kind: 'example', source: { assumption: true } });
  expect(offer.warning).toMatchObject({ text: expect.stringMatching(/^Achtung!/), mandatoryFrom: '2026-11-20' });
  const own = calculateLeasing(
    leasingQuery.parse({ priceEur: 15_000, residualEur: 5_000, months: 36, nominalInterestPercent: 3, language: 'en' }),
    startingConditions,
    today,
  );
  expect(own).toMatchObject({ conditions: { kind: 'own' }, warning: { text: expect.stringMatching(/^Caution!/) } });
});

test('instalments add up to the total, pay the credit back, and cost at least the nominal interest', () => {
  const credit = fc.record({
    priceEur: fc.integer({ min: 5_000, max: 200_000 }),
    months: fc.integer({ min: 12, max: 120 }),
    nominalInterestPercent: fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100),
    processingFeeEur: fc.integer({ min: 0, max: 2_000 }),
    endShare: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(credit, ({ endShare, ...terms }) => {
      const balloonEur = Math.floor((terms.priceEur * endShare) / 100);
      const example = finance({ ...terms, balloonEur });
      const { instalmentEur, months, totalPayableEur, effectiveInterestPercent: effective } = example;
      expect(totalPayableEur).toBeCloseTo(instalmentEur * months + balloonEur, 2);
      // Half a cent an instalment may be lost in rounding.
      expect(totalPayableEur).toBeGreaterThanOrEqual(terms.priceEur + terms.processingFeeEur - months * 0.005 - 0.01);
      expect(effective).toBeGreaterThanOrEqual(terms.nominalInterestPercent - 0.05);
      const residualEur = balloonEur;
      const lease = leasing({ ...terms, months: Math.min(84, terms.months), residualEur });
      expect(lease.effectiveInterestPercent).toBeGreaterThanOrEqual(terms.nominalInterestPercent - 0.05);
      expect(lease.totalPayableEur).toBeGreaterThanOrEqual(terms.priceEur - 1);
    }),
  );
});
