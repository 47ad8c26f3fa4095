import { z } from 'zod';
import { language } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';
import { costSource } from './costs.ts';

const whole = z.number().int();
const eur = z.number().min(0);
const percent = z.number().min(0);
/** A number as text in the query. */
const number = () => z.coerce.number<number>();
const amount = () => number().min(0).max(1_000_000);

const price = number().min(500).max(1_000_000).describe('Gross, as a buyer pays it.');
const nominalInterest = number().min(0).max(25).optional().describe('Instead of our example’s.');
const fee = amount().max(10_000).optional().describe('Of the lender, once. Instead of our example’s.');

/**
 * What §5 VKrG demands wherever a rate is named. An instalment exists only in here, so that no page can show it bare.
 */
const demanded = {
  instalmentEur: eur,
  months: whole,
  nominalInterestPercent: percent.describe('A year, fixed.'),
  effectiveInterestPercent: percent.describe('A year, by the formula of the consumer credit directive.'),
  totalCreditEur: eur,
  totalPayableEur: eur,
  priceEur: eur,
  downPaymentEur: eur,
  processingFeeEur: eur,
};

const offer = {
  conditions: z.object({
    kind: z.enum(['example', 'own']).describe('Interest and fee of our example, or as the caller gave them.'),
    source: costSource,
  }),
  warning: z.object({
    text: z.string().describe('Stands beside the example.'),
    mandatoryFrom: z.iso.date(),
    source: costSource,
  }),
};

export const financeOffer = z
  .object({
    example: z.object({
      ...demanded,
      balloonEur: eur.describe('Due with the last instalment.'),
      totalCostEur: eur.describe('Interest and fee.'),
    }),
    ...offer,
  })
  .meta({ id: 'FinanceOffer' });
export type FinanceOffer = z.output<typeof financeOffer>;

export const leasingOffer = z
  .object({
    example: z.object({
      ...demanded,
      depositEur: eur.describe('Bears no interest and comes back, or pays part of the residual value.'),
      residualEur: eur,
      contractFeeEur: eur.describe('Rechtsgeschäftsgebühr, §33 TP 5 GebG.'),
      vatPercent: whole.describe('Contained in the instalments.'),
      totalCostEur: eur.describe('Interest and fees.'),
    }),
    contractFeeSource: costSource,
    ...offer,
  })
  .meta({ id: 'LeasingOffer' });
export type LeasingOffer = z.output<typeof leasingOffer>;

const smallestCreditEur = 500;

export const financeQuery = z
  .object({
    priceEur: price,
    downPaymentEur: amount().default(0),
    months: number().int().min(6).max(120),
    balloonEur: amount().default(0),
    nominalInterestPercent: nominalInterest,
    processingFeeEur: fee,
    language,
  })
  .refine(({ priceEur, downPaymentEur }) => priceEur - downPaymentEur >= smallestCreditEur, {
    path: ['downPaymentEur'],
    params: { code: 'nothing-to-finance' },
  })
  .refine(({ priceEur, downPaymentEur, balloonEur }) => balloonEur <= priceEur - downPaymentEur, {
    path: ['balloonEur'],
    params: { code: 'balloon-above-credit' },
  });
export type FinanceQuery = z.output<typeof financeQuery>;

export const leasingQuery = z
  .object({
    priceEur: price,
    downPaymentEur: amount().default(0),
    depositEur: amount().default(0),
    residualEur: amount(),
    months: number().int().min(12).max(84),
    nominalInterestPercent: nominalInterest,
    processingFeeEur: fee,
    language,
  })
  .refine(({ priceEur, downPaymentEur, depositEur }) => priceEur - downPaymentEur - depositEur >= smallestCreditEur, {
    path: ['downPaymentEur'],
    params: { code: 'nothing-to-finance' },
  })
  .refine(({ priceEur, downPaymentEur, residualEur }) => residualEur <= priceEur - downPaymentEur, {
    path: ['residualEur'],
    params: { code: 'residual-above-credit' },
  })
  .refine(({ depositEur, residualEur }) => depositEur <= residualEur, {
    path: ['depositEur'],
    params: { code: 'deposit-above-residual' },
  });
export type LeasingQuery = z.output<typeof leasingQuery>;

export const creditExampleCalls = {
  finance: defineCall({
    method: 'GET',
    path: '/costs/finance',
    summary: 'The instalment of a credit, inside its representative example',
    query: financeQuery,
    response: financeOffer,
  }),
  leasing: defineCall({
    method: 'GET',
    path: '/costs/leasing',
    summary: 'The instalment of a residual value lease, inside its representative example',
    query: leasingQuery,
    response: leasingOffer,
  }),
};
