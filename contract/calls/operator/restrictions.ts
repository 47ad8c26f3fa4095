import { z } from 'zod';
import {
  restrictionFindings,
  restrictionGrounds,
  restrictionHastes,
  restrictionKinds,
  restrictionLengths,
  restrictionStates,
} from '../../values/restrictions.ts';
import { dealershipParams, done } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { line, longText } from '../contact/contact-fields.ts';
import { ownComplaint, reasons } from './moderation-fields.ts';

/** As its owners are told; who decided is the portal's own. */
export const restriction = z
  .object({
    id: z.uuid(),
    kind: z.enum(restrictionKinds),
    state: z.enum(restrictionStates),
    facts: z.string(),
    ground: z.enum(restrictionGrounds),
    clause: z.string().describe('Of the terms, or of the law.'),
    foundBy: z.enum(restrictionFindings),
    atOnceBecause: z.enum(restrictionHastes).nullable().describe('Why it is closed without thirty days’ notice.'),
    announcedAt: z.iso.datetime(),
    effectiveAt: z.iso.datetime(),
    complaintUntil: z.iso.date().describe('Last day of a complaint, in Vienna.'),
    lifted: z.object({ at: z.iso.datetime(), because: z.string() }).nullable(),
  })
  .meta({ id: 'Restriction' });
export type Restriction = z.output<typeof restriction>;

export const ownRestriction = restriction
  .extend({
    complaint: ownComplaint.nullable().describe('What its owners wrote against it, and what was decided on that.'),
    mayComplain: z.boolean(),
  })
  .meta({ id: 'OwnRestriction' });
export type OwnRestriction = z.output<typeof ownRestriction>;

export const portalRestriction = restriction
  .extend({ decidedBy: z.string().nullable(), liftedBy: z.string().nullable() })
  .meta({ id: 'PortalRestriction' });
export type PortalRestriction = z.output<typeof portalRestriction>;

const ofDealership = dealershipParams.extend({ restrictionId: z.uuid() });
const facts = longText(restrictionLengths.facts).min(1);

export const restrictionCalls = {
  restrictDealership: defineCall({
    method: 'POST',
    path: '/admin/operator/dealerships/:dealershipId/restrictions',
    summary: 'Restricts, suspends or closes a dealership; its owners get the reasons by mail at once',
    params: dealershipParams,
    body: z.strictObject({
      kind: z.enum(restrictionKinds),
      facts: facts.describe('Goes to the owners word for word.'),
      ground: z.enum(restrictionGrounds),
      clause: line(restrictionLengths.clause),
      foundBy: z.enum(restrictionFindings),
      effectiveOn: z.iso.date().nullable().describe('First day, in Vienna; null for at once.'),
      atOnceBecause: z.enum(restrictionHastes).nullable(),
    }),
    response: portalRestriction,
    secure: true,
  }),
  liftRestriction: defineCall({
    method: 'POST',
    path: '/admin/operator/dealerships/:dealershipId/restrictions/:restrictionId/lift',
    summary: 'Lifts a restriction, or takes back one that is announced; a dealership that is closed stays so',
    params: ofDealership,
    body: z.strictObject({ because: longText(restrictionLengths.liftedBecause).min(1) }),
    response: portalRestriction,
    secure: true,
  }),
  ownRestrictions: defineCall({
    method: 'GET',
    path: '/admin/dealership/:dealershipId/restrictions',
    summary: 'What the portal holds or has held against the dealership, with reasons, for its owners',
    params: dealershipParams,
    response: z.object({ items: z.array(ownRestriction) }).meta({ id: 'Restrictions' }),
    secure: true,
  }),
  complainOfRestriction: defineCall({
    method: 'POST',
    path: '/admin/dealership/:dealershipId/restrictions/:restrictionId/complaint',
    summary:
      'Complains of a restriction, also of one that suspends or closes, for its owners and for six months; somebody else decides on it (DSA Art. 20)',
    params: ofDealership,
    body: z.strictObject({ text: reasons }),
    response: done,
    secure: true,
  }),
};
