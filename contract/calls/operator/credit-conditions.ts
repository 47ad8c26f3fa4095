import { z } from 'zod';
import { creditConditionKinds } from '../../values/financing.ts';
import { language } from '../../values/identifiers.ts';
import { done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { line } from '../contact/contact-fields.ts';
import { financeOffer, leasingOffer } from '../listings/credit-examples.ts';

const percent = z.number().min(0).max(25).multipleOf(0.001);
const eur = z.number().min(0).max(10_000).multipleOf(0.01);

/** What the conditions of a kind are made of: all of it or nothing, since an example with a gap is none. */
const rates = { nominalInterestPercent: percent, processingFeeEur: eur };
const fees = {
  contractFeePercent: z.number().min(0).max(10).multipleOf(0.01),
  contractFeeMonths: whole.min(1).max(120),
  vatPercent: whole.min(0).max(30),
};

const source = z.strictObject({
  name: line(300).describe('Who says so.'),
  url: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
  asOf: z.iso.date().describe('When somebody looked.'),
  assumption: z.boolean().describe('The operator’s own example; no lender or office stands behind it.'),
});

const whatHolds = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('credit'), ...rates }),
  z.strictObject({ kind: z.literal('leasing'), ...rates }),
  z.strictObject({ kind: z.literal('fees'), ...fees }),
]);
export type CreditTerms = z.output<typeof whatHolds>;

export const creditCondition = z
  .object({
    id: whole,
    kind: z.enum(creditConditionKinds),
    terms: whatHolds,
    validFrom: z.iso.date(),
    validTo: z.iso.date().nullable().describe('The last day; null while nothing ends it.'),
    state: z.enum(['past', 'in-force', 'to-come']),
    source,
    enteredBy: z.object({ accountId: whole, name: z.string().nullable() }).nullable(),
    enteredAt: z.iso.datetime(),
  })
  .meta({ id: 'CreditCondition' });
export type CreditCondition = z.output<typeof creditCondition>;

const exampleQuery = z.strictObject({
  kind: z.enum(['credit', 'leasing']),
  nominalInterestPercent: z.coerce.number<number>().min(0).max(25),
  processingFeeEur: z.coerce.number<number>().min(0).max(10_000),
  contractFeePercent: z.coerce.number<number>().min(0).max(10).optional().describe('Instead of that in force.'),
  contractFeeMonths: z.coerce.number<number>().int().min(1).max(120).optional(),
  vatPercent: z.coerce.number<number>().int().min(0).max(30).optional(),
  language,
});

const sets = '/admin/operator/credit-conditions';

export const creditConditionCalls = {
  creditConditions: defineCall({
    method: 'GET',
    path: sets,
    summary: 'Conditions of our examples of credits and leases, and fees, by kind and validity, newest first',
    query: z.strictObject({ kind: z.enum(creditConditionKinds).optional() }),
    response: z.object({ items: z.array(creditCondition).max(500) }),
    secure: true,
  }),
  creditConditionExample: defineCall({
    method: 'GET',
    path: `${sets}/example`,
    summary: 'The representative example that a set would give, as visitors would read it',
    query: exampleQuery,
    response: z.object({
      text: z.string().describe('The example in one paragraph, with everything that § 5 VKrG demands.'),
      credit: financeOffer.nullable(),
      leasing: leasingOffer.nullable(),
    }),
    secure: true,
  }),
  addCreditCondition: defineCall({
    method: 'POST',
    path: sets,
    summary: 'A new set from a day on, today at the earliest; the one before ends the day before',
    body: z.strictObject({ terms: whatHolds, validFrom: z.iso.date(), source }),
    response: creditCondition,
    secure: true,
  }),
  removeCreditCondition: defineCall({
    method: 'DELETE',
    path: `${sets}/:conditionId`,
    summary: 'Takes back a set that has not begun; what was in force stays on record',
    params: z.object({
      conditionId: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .transform(Number),
    }),
    response: done,
    secure: true,
  }),
};
