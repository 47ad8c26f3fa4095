import { z } from 'zod';
import { groupNameLength } from '../../values/portal.ts';
import { dealershipParams, done, groupParams, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { line } from '../contact/contact-fields.ts';
import { dealerGroup } from './dealerships.ts';

const madeGroup = dealerGroup.meta({ id: 'MadeGroup' });
const groupBody = z.strictObject({ name: line(groupNameLength) });
const siteParams = groupParams.extend(dealershipParams.shape);

const officeGroup = dealerGroup
  .extend({
    dealerships: whole.describe('How many belong to it.'),
    keys: whole.describe('Keys that live.'),
    feeds: whole,
    webhooks: whole,
    hasCompanyAccount: z.boolean(),
  })
  .meta({ id: 'OfficeGroup' });
export type OfficeGroup = z.output<typeof officeGroup>;

export const officeGroupCalls = {
  officeGroups: defineCall({
    method: 'GET',
    path: '/admin/operator/groups',
    summary: 'Groups of dealerships, by name, with how much is set up for each',
    response: z.object({ items: z.array(officeGroup) }).meta({ id: 'OfficeGroups' }),
    secure: true,
  }),
  officeGroup: defineCall({
    method: 'GET',
    path: '/admin/operator/groups/:groupId',
    summary: 'A group, with how much is set up for it',
    params: groupParams,
    response: officeGroup,
    secure: true,
  }),
  createGroup: defineCall({
    method: 'POST',
    path: '/admin/operator/groups',
    summary: 'Makes a group of dealerships; its slug is made of its name',
    body: groupBody,
    response: madeGroup,
    secure: true,
  }),
  renameGroup: defineCall({
    method: 'PUT',
    path: '/admin/operator/groups/:groupId',
    summary: 'Gives a group another name; its slug stays',
    params: groupParams,
    body: groupBody,
    response: done,
    secure: true,
  }),
  removeGroup: defineCall({
    method: 'DELETE',
    path: '/admin/operator/groups/:groupId',
    summary:
      'Removes a group that has neither dealerships nor keys, feeds, webhooks or a company account; needs a fresh sign-in',
    params: groupParams,
    response: done,
    secure: true,
  }),
  addToGroup: defineCall({
    method: 'PUT',
    path: '/admin/operator/groups/:groupId/dealerships/:dealershipId',
    summary: 'Puts a dealership that is in no group into one; owners get a mail; needs a fresh sign-in',
    params: siteParams,
    response: done,
    secure: true,
  }),
  takeFromGroup: defineCall({
    method: 'DELETE',
    path: '/admin/operator/groups/:groupId/dealerships/:dealershipId',
    summary:
      'Takes a dealership out of its group, with the people whom the group’s company account let in, unless a feed or the company account of the group names it; owners get a mail; needs a fresh sign-in',
    params: siteParams,
    response: done,
    secure: true,
  }),
};
