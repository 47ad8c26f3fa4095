import { z } from 'zod';
import { moderationMeasures } from '../../values/moderation.ts';
import { noticeReasons, noticeStates } from '../../values/notice.ts';
import { done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import {
  cursor,
  moderatedCar,
  moderatedDealer,
  moment,
  newStatement,
  portalPerson,
  reasons,
  statementSummary,
} from './moderation-fields.ts';

const summary = {
  id: z.uuid(),
  reference: z.string(),
  reason: z.enum(noticeReasons),
  state: z.enum(noticeStates),
  receivedAt: moment,
  dueAt: moment,
  decidedAt: moment.nullable(),
  assignee: portalPerson.nullable(),
  dealer: z.enum(['not-asked', 'asked', 'answered']).describe('Whether the dealer was asked, and has answered.'),
};

export const noticeRow = z
  .object({
    ...summary,
    title: z.string().nullable().describe('Of the car; null once it is deleted.'),
    dealerName: z.string().nullable(),
    snippet: z.string().describe('Beginning of what was reported.'),
  })
  .meta({ id: 'OperatorNoticeRow' });
export type NoticeRow = z.output<typeof noticeRow>;

export const operatorNotice = z
  .object({
    ...summary,
    explanation: z.string(),
    reporter: z
      .object({ name: z.string().nullable(), email: z.string().nullable() })
      .nullable()
      .describe('Null where nobody left a name, or it has been erased.'),
    listing: moderatedCar.nullable(),
    dealership: moderatedDealer
      .extend({
        liveListings: whole,
        earlierNotices: whole.describe('Others against the dealer in 12 months.'),
        earlierUpheld: whole.describe('Of these, those that were right.'),
      })
      .nullable(),
    question: z
      .object({ text: z.string(), askedAt: moment, answer: z.string().nullable(), answeredAt: moment.nullable() })
      .nullable(),
    decision: z
      .object({
        reason: z.string(),
        measure: z.enum(moderationMeasures),
        at: moment,
        by: portalPerson.nullable(),
        statement: statementSummary.nullable(),
        complaintId: z.uuid().nullable().describe('Of the reporter against the decision.'),
      })
      .nullable(),
  })
  .meta({ id: 'OperatorNotice' });
export type OperatorNotice = z.output<typeof operatorNotice>;

export const noticeDecision = z
  .discriminatedUnion('outcome', [
    newStatement.extend({ outcome: z.literal('block-listing') }).describe('The notice is right: the car is blocked.'),
    z
      .strictObject({ outcome: z.literal('put-right'), reason: reasons })
      .describe('The notice was right, and what it is about has been put right: no measure.'),
    z.strictObject({ outcome: z.literal('rejected'), reason: reasons }),
  ])
  .meta({ id: 'NoticeDecision' });
export type NoticeDecision = z.output<typeof noticeDecision>;

const notices = '/admin/operator/notices';
const one = { params: z.object({ noticeId: z.uuid() }), secure: true } as const;

export const noticeFilter = z.strictObject({
  state: z.enum(['open', 'decided']).default('open'),
  reason: z.enum(noticeReasons).optional(),
  assigned: z.enum(['mine', 'nobody']).optional(),
  cursor,
});
export type NoticeFilter = z.output<typeof noticeFilter>;

export const operatorNoticeCalls = {
  operatorNotices: defineCall({
    method: 'GET',
    path: notices,
    summary: 'Notices that wait, by deadline, or those that are decided, newest first',
    query: noticeFilter,
    response: z
      .object({
        items: z.array(noticeRow),
        cursor: z.string().nullable(),
        counts: z.object({ open: whole, late: whole, mine: whole, nobody: whole }).describe('Of those that wait.'),
      })
      .meta({ id: 'OperatorNotices' }),
    secure: true,
  }),
  operatorNotice: defineCall({
    method: 'GET',
    path: `${notices}/:noticeId`,
    summary: 'A notice with the car, the dealer, the question to them and what was done',
    ...one,
    response: operatorNotice,
  }),
  assignNotice: defineCall({
    method: 'POST',
    path: `${notices}/:noticeId/assign`,
    summary: 'Takes a notice, or gives it back',
    ...one,
    body: z.strictObject({ to: z.enum(['me', 'nobody']) }),
    response: done,
  }),
  askDealer: defineCall({
    method: 'POST',
    path: `${notices}/:noticeId/question`,
    summary: 'Asks the dealer about what was reported, once, by mail to the owners; the answer appears in the notice',
    ...one,
    body: z.strictObject({ question: reasons }),
    response: done,
  }),
  decideNotice: defineCall({
    method: 'POST',
    path: `${notices}/:noticeId/decision`,
    summary: 'Decides on a notice: what is done, why, and who is told (DSA Art. 16(5), 17)',
    ...one,
    body: noticeDecision,
    response: done,
  }),
};
