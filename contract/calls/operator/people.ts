import { z } from 'zod';
import { accountStates } from '../../values/accounts.ts';
import { language } from '../../values/identifiers.ts';
import { portalRights } from '../../values/portal.ts';
import { maxInt4 } from '../../values/stored-text.ts';
import { displayName, done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { email } from '../contact/contact-fields.ts';

const right = z.enum(portalRights);
const accountId = z.coerce.number().int().positive().max(maxInt4);

export const portalPerson = z
  .object({
    accountId: whole,
    name: z.string(),
    email: z.string(),
    rights: z.array(right),
    state: z.enum(accountStates),
    hasSecondFactor: z.boolean(),
    lastSeenOn: z.iso.date().nullable(),
    invitedUntil: z.iso.datetime().nullable().describe('While an invitation can be accepted.'),
    isSelf: z.boolean(),
  })
  .meta({ id: 'PortalPerson' });
export type PortalPerson = z.output<typeof portalPerson>;

export const portalPersonCalls = {
  portalPeople: defineCall({
    method: 'GET',
    path: '/admin/operator/people',
    summary: 'Who has rights of the portal, by name',
    response: z.object({ items: z.array(portalPerson) }).meta({ id: 'PortalPeople' }),
    secure: true,
  }),
  invitePortalPerson: defineCall({
    method: 'POST',
    path: '/admin/operator/people',
    summary:
      'Gives somebody a right of the portal: who has no account is invited by mail, who has one is signed out everywhere; needs a fresh sign-in',
    body: z.strictObject({ email, displayName, right, language: language.describe('Language of the mail.') }),
    response: portalPerson,
    secure: true,
  }),
  resendPortalInvitation: defineCall({
    method: 'POST',
    path: '/admin/operator/people/:accountId/invitation',
    summary: 'Mails somebody who has not accepted yet a new link; the earlier one ends; needs a fresh sign-in',
    params: z.object({ accountId }),
    response: portalPerson,
    secure: true,
  }),
  takePortalRight: defineCall({
    method: 'DELETE',
    path: '/admin/operator/people/:accountId/rights/:right',
    summary:
      'Takes a right of the portal and ends their sessions; nobody takes their own right as an operator; needs a fresh sign-in',
    params: z.object({ accountId, right }),
    response: done,
    secure: true,
  }),
};
