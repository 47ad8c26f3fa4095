import { z } from 'zod';
import { deskKinds } from '../../values/desk.ts';
import { findingKinds } from '../../values/findings.ts';
import { noticeReasons } from '../../values/notice.ts';
import { restrictionKinds } from '../../values/restrictions.ts';
import { whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';

const dueAt = z.iso.datetime().describe('When it must be done.');
const since = z.iso.datetime().describe('Since when it waits; nothing demands a day.');

const deskItem = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('request'), id: z.string(), name: z.string(), place: z.string(), dueAt }),
    z.object({
      kind: z.literal('notice'),
      id: z.string(),
      reason: z.enum(noticeReasons),
      car: z.string().nullable(),
      dealer: z.string().nullable(),
      dueAt,
    }),
    z.object({
      kind: z.literal('complaint'),
      id: z.string(),
      car: z.string().nullable(),
      restriction: z.enum(restrictionKinds).nullable(),
      dealer: z.string().nullable(),
      dueAt,
    }),
    z.object({
      kind: z.literal('finding'),
      id: z.string(),
      finding: z.enum(findingKinds),
      car: z.string(),
      dealer: z.string(),
      since,
    }),
    z.object({
      kind: z.literal('feed'),
      id: z.string(),
      name: z.string(),
      owner: z.string(),
      dealershipSlug: z.string().nullable().describe('Under whose pages it is found.'),
      since: since.nullable(),
    }),
    z.object({
      kind: z.literal('company-account'),
      id: z.string().describe('The group’s.'),
      group: z.string(),
      domains: z.array(z.string()).describe('Those that wait to be released.'),
      since,
    }),
  ])
  .meta({ id: 'DeskItem' });
export type DeskItem = z.output<typeof deskItem>;

const desk = z
  .object({
    items: z.array(deskItem).describe('What must be done by a day, the soonest first; then what waits longest.'),
    counts: z.record(z.enum(deskKinds), whole).describe('All there are, of each kind.'),
  })
  .meta({ id: 'Desk' });
export type Desk = z.output<typeof desk>;

export const deskCalls = {
  operatorDesk: defineCall({
    method: 'GET',
    path: '/admin/operator/desk',
    summary:
      'What waits for an operator: requests, notices, complaints, findings, broken feeds and company accounts. For operators',
    response: desk,
    secure: true,
  }),
};
