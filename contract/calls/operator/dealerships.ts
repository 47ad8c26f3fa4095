import { z } from 'zod';
import { accountStates, dealershipRoles, dealershipStates } from '../../values/accounts.ts';
import { actingReasonLength } from '../../values/acting.ts';
import { agreementKinds } from '../../values/dealership-profile.ts';
import { feedFormats, feedSources, feedStates, runStates } from '../../values/feeds.ts';
import { officeSorts } from '../../values/portal.ts';
import { restrictionKinds } from '../../values/restrictions.ts';
import { maxMaxCars } from '../../values/stock.ts';
import { maxInt4, storedText } from '../../values/stored-text.ts';
import { dealershipParams, done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { longText } from '../contact/contact-fields.ts';
import { portalRestriction } from './restrictions.ts';

const id = z.coerce.number().int().positive().max(maxInt4);
export const dealerGroup = z.object({ id: whole, slug: z.string(), name: z.string() });

export const officeDealership = z
  .object({
    id: whole,
    slug: z.string(),
    name: z.string(),
    legalName: z.string(),
    place: z.string(),
    postcode: z.string(),
    plateCode: z.string().nullable(),
    state: z.enum(dealershipStates),
    group: dealerGroup.nullable(),
    carsOnline: whole.describe('Counted every quarter of an hour.'),
    restrictions: z.array(z.enum(restrictionKinds)).describe('In force or announced.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OfficeDealership' });
export type OfficeDealership = z.output<typeof officeDealership>;

const officePerson = z.object({
  accountId: whole,
  name: z.string(),
  email: z.string(),
  role: z.enum([...dealershipRoles, 'group-owner', 'group-analyst']),
  state: z.enum(accountStates),
  hasAccepted: z.boolean(),
  lastSeenOn: z.iso.date().nullable(),
});

export const officeDealershipFacts = officeDealership
  .extend({
    street: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    legal: z.object({
      form: z.string().nullable(),
      seat: z.string().nullable(),
      registerNumber: z.string().nullable(),
      registerCourt: z.string().nullable(),
      vatId: z.string().nullable(),
      gisaNumber: z.string().nullable(),
      authority: z.string().nullable(),
      chamber: z.string().nullable(),
      managingPersons: z.array(z.string()),
    }),
    people: z.array(officePerson).describe('Owners first; those of its group included.'),
    agreements: z.array(
      z.object({
        kind: z.enum(agreementKinds),
        version: z.string(),
        acceptedAt: z.iso.datetime(),
        acceptedBy: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
    feeds: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        format: z.enum(feedFormats),
        source: z.enum(feedSources),
        state: z.enum(feedStates),
        ofGroup: z.boolean(),
        lastRun: z.object({ number: whole, state: z.enum(runStates), at: z.iso.datetime() }).nullable(),
      }),
    ),
    cars: z
      .object({
        draft: whole,
        active: whole,
        reserved: whole,
        sold: whole,
        expired: whole,
        withdrawn: whole,
        blocked: whole,
      })
      .describe('By state, counted now.'),
    maxCars: whole.describe(
      'How many cars it may have: drafts, cars on offer and those that ended in the last 90 days.',
    ),
    notices: whole.describe('About its cars, in twelve months.'),
    missing: z.array(z.string()).describe('What its imprint and agreements lack for being public.'),
    holds: z.array(portalRestriction).describe('Restrictions in force, announced and past, the newest first.'),
    acting: z
      .object({ until: z.iso.datetime(), reason: z.string() })
      .nullable()
      .describe('While the caller changes things for it.'),
  })
  .meta({ id: 'OfficeDealershipFacts' });
export type OfficeDealershipFacts = z.output<typeof officeDealershipFacts>;

export const officeDealershipCalls = {
  officeDealerships: defineCall({
    method: 'GET',
    path: '/admin/operator/dealerships',
    summary:
      'All dealerships but sandboxes, by name, age or cars, fifty at a time, with how many there are in each state',
    query: z.strictObject({
      q: storedText(z.string().trim().max(100))
        .optional()
        .describe('Words of names, slug, place, postcode, UID, register number or e-mail; all of them, in any order.'),
      state: z.enum(dealershipStates).exclude(['sandbox']).optional(),
      regionId: id.optional(),
      groupId: id.optional(),
      restricted: z.stringbool().optional().describe('Only those that something is held against.'),
      sort: z.enum(officeSorts).default('name'),
      cursor: z.string().min(1).max(400).optional(),
    }),
    response: z
      .object({
        items: z.array(officeDealership),
        cursor: z.string().nullable(),
        counts: z
          .object({ all: whole, requested: whole, active: whole, suspended: whole, closed: whole, restricted: whole })
          .describe('Of all dealerships, whatever is searched for.'),
      })
      .meta({ id: 'OfficeDealerships' }),
    secure: true,
  }),
  officeDealership: defineCall({
    method: 'GET',
    path: '/admin/operator/dealerships/:dealershipId',
    summary: 'What the portal knows of a dealership; looking at it is on record',
    params: dealershipParams,
    response: officeDealershipFacts,
    secure: true,
  }),
  setMaxCars: defineCall({
    method: 'PUT',
    path: '/admin/operator/dealerships/:dealershipId/max-cars',
    summary: 'Says how many cars a dealership may have; what it has beyond that stays',
    params: dealershipParams,
    body: z.strictObject({ maxCars: z.int().min(1).max(maxMaxCars) }),
    response: done,
    secure: true,
  }),
  startActing: defineCall({
    method: 'POST',
    path: '/admin/operator/dealerships/:dealershipId/acting',
    summary:
      'Lets the operator change things for the dealership for an hour; the reason is on record, also for its owners; needs a fresh sign-in',
    params: dealershipParams,
    body: z.strictObject({ reason: longText(actingReasonLength).min(1) }),
    response: z.object({ until: z.iso.datetime() }).meta({ id: 'Acting' }),
    secure: true,
  }),
  endActing: defineCall({
    method: 'DELETE',
    path: '/admin/operator/dealerships/:dealershipId/acting',
    summary: 'Ends that before its hour is over',
    params: dealershipParams,
    response: done,
    secure: true,
  }),
};
