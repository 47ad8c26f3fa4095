import { z } from 'zod';
import { equalFacts, findingKinds, findingStates, maxFindingWhy } from '../../values/findings.ts';
import { stockStates } from '../../values/stock.ts';
import { storedText } from '../../values/stored-text.ts';
import { done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';

/** A car as operators see it in lists, whosever it is. */
export const portalCar = z
  .object({
    id: whole,
    slug: z.string(),
    title: z.string(),
    state: z.enum(stockStates),
    isPublic: z.boolean().describe('Visitors can open its page.'),
    image: z.string().nullable().describe('Content address of the first picture.'),
    priceEur: whole,
    mileageKm: whole,
    firstRegistration: z.string().nullable(),
    daysOnline: whole.nullable(),
    vin: z.string().nullable(),
    externalId: z.string().nullable(),
    blockedReason: z.string().nullable(),
    dealership: z.object({ id: whole, slug: z.string(), name: z.string(), place: z.string() }),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'PortalCar' });
export type PortalCar = z.output<typeof portalCar>;

export const finding = z
  .object({
    id: z.uuid(),
    kind: z.enum(findingKinds),
    state: z.enum(findingStates),
    foundAt: z.iso.datetime(),
    car: portalCar,
    other: portalCar.nullable().describe('The other car of a pair.'),
    equal: z.array(z.enum(equalFacts)).describe('What both cars have in common.'),
    pictures: z
      .array(
        z.object({
          image: z.string().describe('Content address of the car’s picture.'),
          otherImage: z.string().describe('Content address of the other car’s.'),
          differentBits: whole.describe('Of 64.'),
        }),
      )
      .describe('Pictures that look alike.'),
    price: z
      .object({
        estimateEur: whole,
        percent: whole.describe('Of the estimate.'),
        comparables: whole.describe('Cars that the estimate rests on.'),
      })
      .nullable(),
    words: z.array(z.string()).describe('What the description says that it must not.'),
    decision: z
      .object({ by: z.string().nullable(), at: z.iso.datetime(), why: z.string().nullable() })
      .nullable()
      .describe('Who found it in order, or acted; `by` is null once the account is erased.'),
  })
  .meta({ id: 'Finding' });
export type Finding = z.output<typeof finding>;

const findings = '/admin/operator/findings';
const findingParams = z.object({ findingId: z.uuid() });
const why = storedText(z.string().trim().max(maxFindingWhy));

export const findingCalls = {
  findings: defineCall({
    method: 'GET',
    path: findings,
    summary:
      'Cars that operators should look at: offered twice, copied pictures, prices far from the market, rates in texts',
    query: z.strictObject({
      kind: z.enum(findingKinds).default('vin'),
      state: z.enum(['open', 'decided']).default('open'),
      cursor: z.string().min(1).max(200).optional(),
    }),
    response: z
      .object({
        items: z.array(finding),
        cursor: z.string().nullable().describe('Asks for the next ones.'),
        open: z.record(z.enum(findingKinds), whole).describe('How many are open, of each kind.'),
      })
      .meta({ id: 'Findings' }),
    secure: true,
  }),
  dismissFinding: defineCall({
    method: 'POST',
    path: `${findings}/:findingId/dismiss`,
    summary: 'Says that a finding is in order: it stays away unless the facts change',
    params: findingParams,
    body: z.strictObject({ why: why.default('') }),
    response: done,
    secure: true,
  }),
  reopenFinding: defineCall({
    method: 'POST',
    path: `${findings}/:findingId/reopen`,
    summary: 'Takes back that a finding is in order',
    params: findingParams,
    response: done,
    secure: true,
  }),
};
