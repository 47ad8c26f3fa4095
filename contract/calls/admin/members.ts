import { z } from 'zod';
import { accountStates, dealershipRoles, groupRoles } from '../../values/accounts.ts';
import { languages } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';
import { email } from '../contact/contact-fields.ts';
import { dealershipParams, displayName, done, groupParams, whole } from './account-fields.ts';

const role = z.enum(dealershipRoles);

export const member = z
  .object({
    id: z.uuid().describe('Of the membership.'),
    accountId: whole
      .nullable()
      .describe('Null until they have accepted: whether there is an account is theirs to tell.'),
    email: z.string(),
    displayName: z.string(),
    role,
    state: z.enum(accountStates),
    lastSeenOn: z.iso.date().nullable(),
    isSelf: z.boolean(),
    invitedAt: z.iso.datetime(),
    invitedUntil: z.iso.datetime().nullable().describe('While an invitation can be accepted.'),
  })
  .meta({ id: 'Member' });
export type Member = z.output<typeof member>;

const groupRole = z.enum(groupRoles);
const groupMember = member.extend({ role: groupRole }).meta({ id: 'GroupMember' });
export type GroupMember = z.output<typeof groupMember>;

const invited = {
  email,
  displayName,
  language: z
    .enum(languages)
    .optional()
    .describe('Language of the mail; without it that of their account, which is German for somebody new.'),
};
const memberParams = dealershipParams.extend({ memberId: z.uuid() });
const groupMemberParams = groupParams.extend({ memberId: z.uuid() });

export const memberCalls = {
  members: defineCall({
    method: 'GET',
    path: '/admin/dealership/:dealershipId/members',
    summary: 'Who works for the dealership, by name',
    params: dealershipParams,
    response: z.object({ items: z.array(member) }).meta({ id: 'Members' }),
    secure: true,
  }),
  inviteMember: defineCall({
    method: 'POST',
    path: '/admin/dealership/:dealershipId/members',
    summary:
      'Invites somebody by mail; who has an account already gets the role when they accept; needs a fresh sign-in',
    params: dealershipParams,
    body: z.strictObject({ ...invited, role }),
    response: member,
    secure: true,
  }),
  changeMember: defineCall({
    method: 'PUT',
    path: '/admin/dealership/:dealershipId/members/:memberId',
    summary: 'Changes a role; the last owner stays one; needs a fresh sign-in',
    params: memberParams,
    body: z.strictObject({ role }),
    response: done,
    secure: true,
  }),
  removeMember: defineCall({
    method: 'DELETE',
    path: '/admin/dealership/:dealershipId/members/:memberId',
    summary:
      'Takes somebody’s rights in the dealership, or the invitation back; the last owner stays; needs a fresh sign-in',
    params: memberParams,
    response: done,
    secure: true,
  }),
  groupMembers: defineCall({
    method: 'GET',
    path: '/admin/group/:groupId/members',
    summary: 'Who owns the group, or reads the figures of all its dealerships, by name',
    params: groupParams,
    response: z.object({ items: z.array(groupMember) }).meta({ id: 'GroupMembers' }),
    secure: true,
  }),
  inviteGroupMember: defineCall({
    method: 'POST',
    path: '/admin/group/:groupId/members',
    summary:
      'Invites somebody into the group by mail; who has an account already gets the role when they accept; needs a fresh sign-in',
    params: groupParams,
    body: z.strictObject({ ...invited, role: groupRole }),
    response: groupMember,
    secure: true,
  }),
  changeGroupMember: defineCall({
    method: 'PUT',
    path: '/admin/group/:groupId/members/:memberId',
    summary: 'Changes a role in the group; the last owner stays one; needs a fresh sign-in',
    params: groupMemberParams,
    body: z.strictObject({ role: groupRole }),
    response: done,
    secure: true,
  }),
  removeGroupMember: defineCall({
    method: 'DELETE',
    path: '/admin/group/:groupId/members/:memberId',
    summary:
      'Takes somebody’s rights in the group, or the invitation back; the last owner stays; needs a fresh sign-in',
    params: groupMemberParams,
    response: done,
    secure: true,
  }),
};
