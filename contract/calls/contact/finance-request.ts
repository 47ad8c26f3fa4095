import { z } from 'zod';
import { financeWishes, financingBounds } from '../../values/financing.ts';
import { defineCall } from '../call.ts';
import { message, visitorFields } from './contact-fields.ts';
import { inquiryReceipt } from './mail.ts';

const { maxPriceEur, maxMonths } = financingBounds;
const amount = z.number().min(0).max(maxPriceEur);

const financeTerms = z.strictObject({
  priceEur: amount,
  downPaymentEur: amount,
  months: z.int().min(1).max(maxMonths),
  residualEur: amount.optional().describe('Of a lease.'),
});
export type FinanceTerms = z.output<typeof financeTerms>;

export const financeRequest = z
  .strictObject({
    wish: z.enum(financeWishes),
    to: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('partner'), partnerId: z.string().max(40) }),
        z.strictObject({ kind: z.literal('dealership'), listingId: z.int().positive() }),
      ])
      .describe('A partner of the operator, or the dealer of a car; never an address.'),
    terms: financeTerms.optional().describe('What the visitor reckoned with.'),
    ...visitorFields,
    message: message.default(''),
  })
  .meta({ id: 'FinanceRequest' });
export type FinanceRequest = z.output<typeof financeRequest>;

export const partnerList = z
  .object({
    items: z.array(
      z.object({ id: z.string(), name: z.string(), city: z.string(), offers: z.array(z.enum(financeWishes)) }),
    ),
  })
  .meta({ id: 'FinancePartners' });
export type PartnerList = z.output<typeof partnerList>;

export const financeRequestCalls = {
  financePartners: defineCall({
    method: 'GET',
    path: '/mail/finance/partners',
    summary: 'Who can be asked for credit, leasing or insurance; none where the operator has no partner',
    response: partnerList,
  }),
  mailFinance: defineCall({
    method: 'POST',
    path: '/mail/finance',
    summary: 'Asks a partner, or the dealer of a car, for an offer of credit, leasing or insurance',
    body: financeRequest,
    response: inquiryReceipt,
  }),
};
