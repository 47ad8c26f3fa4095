import { z } from 'zod';
import { financingBounds, usualDownPaymentEur } from '../../values/financing.ts';
import { language } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';
import { costSource } from './costs.ts';
import { financeOffer, leasingOffer } from './credit-examples.ts';

const { minPriceEur, maxPriceEur, minMonths, maxMonths, minCreditEur } = financingBounds;

const whole = z.number().int();
const eur = z.number().min(0);
/** A number as text in the query. */
const number = () => z.coerce.number<number>();

export const financingTotals = z
  .object({
    atStartEur: eur.describe('Down payment and fees that are due at once; the whole price in cash.'),
    inInstalmentsEur: eur,
    paidEur: eur,
    stillInCarEur: eur.describe('What the car is worth in the end to whom it belongs; a leased one is given back.'),
    costEur: eur.describe('What was paid and is not in the car.'),
  })
  .meta({ id: 'FinancingTotals' });
export type FinancingTotals = z.output<typeof financingTotals>;

export const financingComparison = z
  .object({
    priceEur: eur,
    downPaymentEur: eur,
    months: whole,
    residual: z.object({
      eur: eur.describe('What the car is worth in the end, and what the lease leaves to pay.'),
      kind: z.enum(['example', 'own']).describe('Our assumption, or as the caller gave it.'),
      source: costSource,
    }),
    credit: financeOffer,
    leasing: leasingOffer,
    totals: z.object({ credit: financingTotals, leasing: financingTotals, cash: financingTotals }),
    paid: z
      .array(z.object({ month: whole, creditEur: eur, leasingEur: eur, cashEur: eur }))
      .describe('What has been paid by the end of each month, from the day of purchase on.'),
  })
  .meta({ id: 'FinancingComparison' });
export type FinancingComparison = z.output<typeof financingComparison>;

export const financingQuery = z
  .object({
    priceEur: number().min(minPriceEur).max(maxPriceEur).describe('Gross, as a buyer pays it.'),
    downPaymentEur: number().min(0).max(maxPriceEur).optional().describe('A fifth of the price unless given.'),
    months: number().int().min(minMonths).max(maxMonths).default(60),
    residualEur: number().min(0).max(maxPriceEur).optional().describe('Our assumption unless given.'),
    language,
  })
  .refine(({ priceEur, downPaymentEur = 0 }) => priceEur - downPaymentEur >= minCreditEur, {
    path: ['downPaymentEur'],
    params: { code: 'nothing-to-finance' },
  })
  .refine(
    ({ priceEur, downPaymentEur = usualDownPaymentEur(priceEur), residualEur = 0 }) =>
      residualEur <= priceEur - downPaymentEur,
    { path: ['residualEur'], params: { code: 'residual-above-credit' } },
  );
export type FinancingQuery = z.output<typeof financingQuery>;

export const financingComparisonCalls = {
  compareFinancing: defineCall({
    method: 'GET',
    path: '/costs/comparison',
    summary: 'Credit, residual value lease and cash for one price: examples, totals and what is paid by each month',
    query: financingQuery,
    response: financingComparison,
  }),
};
