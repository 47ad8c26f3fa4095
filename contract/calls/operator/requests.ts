import { z } from 'zod';
import { dealershipStates } from '../../values/accounts.ts';
import { legalForms } from '../../values/dealership-profile.ts';
import {
  checkFindings,
  checkOutcomes,
  requestChecks,
  requestLengths,
  requestStates,
  requestTabs,
  sameness,
  shortestDecision,
  wishedFeeds,
} from '../../values/dealership-requests.ts';
import { language, languages } from '../../values/identifiers.ts';
import { maxInt4 } from '../../values/stored-text.ts';
import { displayName, done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { email, longText, phone } from '../contact/contact-fields.ts';
import { companyFields, registeredAsItsForm } from '../dealerships/dealership-requests.ts';

const requestRow = z.object({
  id: z.uuid(),
  reference: z.string(),
  state: z.enum(requestStates),
  name: z.string(),
  place: z.string().describe('Postcode and city, as the sender wrote them.'),
  carCount: whole,
  at: z.iso.datetime(),
  dueOn: z.iso.date(),
  isLate: z.boolean(),
  decidedAt: z.iso.datetime().nullable(),
});
export type RequestRow = z.output<typeof requestRow>;

const match = z
  .object({
    kind: z.enum(['dealership', 'request']),
    id: z.string(),
    slug: z.string().nullable().describe('Of a dealership.'),
    name: z.string(),
    state: z.enum([...dealershipStates, ...requestStates]),
    by: z.array(z.enum(sameness)),
  })
  .meta({ id: 'DealershipMatch' });
export type DealershipMatch = z.output<typeof match>;

const checkedLine = z
  .object({
    check: z.enum(requestChecks),
    outcome: z.enum(checkOutcomes),
    finding: z.enum(checkFindings),
    told: z.string().nullable().describe('What the request says.'),
    compared: z.string().nullable().describe('What it was compared with.'),
    at: z.iso.datetime().nullable().describe('When somebody else was asked.'),
    matches: z.array(match),
  })
  .meta({ id: 'DealershipRequestCheck' });
export type CheckedLine = z.output<typeof checkedLine>;

const dealershipRequest = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    state: z.enum(requestStates),
    at: z.iso.datetime(),
    dueOn: z.iso.date(),
    isLate: z.boolean(),
    person: z.object({ name: z.string(), email: z.string(), phone: z.string(), language: z.enum(languages) }),
    company: z.object({
      name: z.string(),
      legalName: z.string(),
      legalForm: z.enum(legalForms),
      street: z.string(),
      postcode: z.string(),
      city: z.string(),
      vatId: z.string().nullable(),
      companyRegisterNumber: z.string().nullable(),
      companyRegisterCourt: z.string().nullable(),
      gisaNumber: z.string().nullable(),
      tradeAuthority: z.string().nullable(),
      managingPersons: z.array(z.string()),
      website: z.string().nullable(),
    }),
    carCount: whole,
    feed: z.enum(wishedFeeds),
    message: z.string(),
    agreements: z.object({ terms: z.string(), 'processing-contract': z.string() }),
    checks: z.array(checkedLine),
    places: z
      .array(z.object({ id: whole, name: z.string(), district: z.string() }))
      .describe('Places of the postcode.'),
    placeId: whole.nullable().describe('The one that is meant, where that is clear.'),
    missingLegal: z.array(z.string()).describe('What the imprint still lacks; the owner completes it.'),
    question: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
    decision: z
      .object({
        at: z.iso.datetime(),
        by: z.string().nullable(),
        reasons: z.string().nullable(),
        dealership: z.object({ slug: z.string(), name: z.string(), state: z.enum(dealershipStates) }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'DealershipRequest' });
export type DealershipRequest = z.output<typeof dealershipRequest>;

const madeDealership = z
  .object({ id: whole, slug: z.string(), name: z.string(), state: z.enum(dealershipStates) })
  .meta({ id: 'MadeDealership' });
export type MadeDealership = z.output<typeof madeDealership>;

const requests = '/admin/operator/requests';
const requestParams = z.object({ requestId: z.uuid() });
const cityId = z
  .int()
  .positive()
  .max(maxInt4)
  .nullable()
  .default(null)
  .describe('Which place of the postcode, where its name does not say so.');

const groupId = z
  .int()
  .positive()
  .max(maxInt4)
  .nullable()
  .default(null)
  .describe('The group that it belongs to from the beginning.');

export const operatorRequestCalls = {
  operatorRequests: defineCall({
    method: 'GET',
    path: requests,
    summary: 'Who asks to be let in, by the day on which they must have heard; fifty at a time',
    query: z.strictObject({
      tab: z.enum(requestTabs).default('open'),
      cursor: z.string().min(1).max(200).optional(),
    }),
    response: z
      .object({
        items: z.array(requestRow),
        counts: z.object({ open: whole, asked: whole, decided: whole }),
        cursor: z.string().nullable().describe('Asks for the next ones.'),
      })
      .meta({ id: 'DealershipRequests' }),
    secure: true,
  }),
  operatorRequest: defineCall({
    method: 'GET',
    path: `${requests}/:requestId`,
    summary: 'One request with what was checked and what it was compared with',
    params: requestParams,
    response: dealershipRequest,
    secure: true,
  }),
  askRequester: defineCall({
    method: 'POST',
    path: `${requests}/:requestId/question`,
    summary: 'Asks back by mail; the days to answer begin anew',
    params: requestParams,
    body: z.strictObject({ text: longText(requestLengths.question).min(shortestDecision) }),
    response: dealershipRequest,
    secure: true,
  }),
  approveRequest: defineCall({
    method: 'POST',
    path: `${requests}/:requestId/approval`,
    summary:
      'Lets the dealership in, once: makes it, keeps what was agreed to, and invites its owner; needs a fresh sign-in',
    params: requestParams,
    body: z.strictObject({ cityId, groupId }),
    response: madeDealership,
    secure: true,
  }),
  refuseRequest: defineCall({
    method: 'POST',
    path: `${requests}/:requestId/refusal`,
    summary: 'Refuses with reasons, which are mailed',
    params: requestParams,
    body: z.strictObject({ reasons: longText(requestLengths.reasons).min(shortestDecision) }),
    response: dealershipRequest,
    secure: true,
  }),
  recheckVatNumber: defineCall({
    method: 'POST',
    path: `${requests}/:requestId/vat-check`,
    summary: 'Has the register of VAT numbers asked once more',
    params: requestParams,
    response: done,
    secure: true,
  }),
  createDealership: defineCall({
    method: 'POST',
    path: '/admin/operator/dealerships',
    summary:
      'Makes a dealership without a request, and invites its owner, who accepts the agreements; needs a fresh sign-in',
    body: z
      .strictObject({
        company: z.strictObject(companyFields).superRefine(registeredAsItsForm),
        owner: z.strictObject({ name: displayName, email, phone, language }),
        cityId,
        groupId,
        despiteMatches: z
          .boolean()
          .default(false)
          .describe('There is one with the same number or name, and that is known.'),
      })
      .meta({ id: 'NewDealershipData' }),
    response: madeDealership,
    secure: true,
  }),
};
