import { z } from 'zod';
import { complainants, complaintStates, moderationMeasures } from '../../values/moderation.ts';
import { noticeReasons, noticeStates } from '../../values/notice.ts';
import { restrictionKinds } from '../../values/restrictions.ts';
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
import { portalRestriction } from './restrictions.ts';

const summary = {
  id: z.uuid(),
  reference: z.string(),
  complainant: z.enum(complainants),
  state: z.enum(complaintStates),
  receivedAt: moment,
  dueAt: moment,
  decidedAt: moment.nullable(),
};

export const complaintRow = z
  .object({
    ...summary,
    label: z.string().nullable().describe('What the car was called.'),
    restriction: z
      .enum(restrictionKinds)
      .nullable()
      .describe('What was held against the dealership, where it is about that.'),
    dealerName: z.string().nullable(),
    snippet: z.string(),
  })
  .meta({ id: 'OperatorComplaintRow' });
export type ComplaintRow = z.output<typeof complaintRow>;

export const operatorComplaint = z
  .object({
    ...summary,
    text: z.string(),
    dealership: moderatedDealer.nullable(),
    listing: moderatedCar.nullable(),
    statement: statementSummary.nullable().describe('The reasons that a dealer complains of.'),
    notice: z
      .object({
        id: z.uuid(),
        reference: z.string(),
        reason: z.enum(noticeReasons),
        explanation: z.string(),
        state: z.enum(noticeStates),
        measure: z.enum(moderationMeasures).nullable(),
        decisionReason: z.string().nullable(),
      })
      .nullable()
      .describe('What it began with.'),
    restriction: portalRestriction
      .extend({ isLiftable: z.boolean().describe('False once it is lifted, or has closed the dealership for good.') })
      .nullable()
      .describe('What is held against the dealership, where it is about that.'),
    firstDecision: z.object({ by: portalPerson.nullable(), at: moment }).nullable(),
    mayDecide: z.boolean().describe('False for who took the first decision, while there is somebody else.'),
    isOnlyOperator: z.boolean().describe('There is nobody else: who decided first may decide again, on record.'),
    decision: z
      .object({ answer: z.string(), at: moment, by: portalPerson.nullable(), bySamePerson: z.boolean() })
      .nullable(),
  })
  .meta({ id: 'OperatorComplaint' });
export type OperatorComplaint = z.output<typeof operatorComplaint>;

export const complaintDecision = z
  .strictObject({
    outcome: z.enum(['upheld', 'rejected']),
    answer: reasons.describe('Why; goes to who complained.'),
    block: newStatement
      .nullable()
      .default(null)
      .describe('Only for a reporter’s complaint that is right: the car is blocked after all, for these reasons.'),
  })
  .meta({ id: 'ComplaintDecision' });
export type ComplaintDecision = z.output<typeof complaintDecision>;

const complaints = '/admin/operator/complaints';
const one = { params: z.object({ complaintId: z.uuid() }), secure: true } as const;

export const complaintFilter = z.strictObject({
  state: z.enum(['open', 'decided']).default('open'),
  complainant: z.enum(complainants).optional(),
  cursor,
});
export type ComplaintFilter = z.output<typeof complaintFilter>;

export const operatorComplaintCalls = {
  operatorComplaints: defineCall({
    method: 'GET',
    path: complaints,
    summary: 'Complaints that wait, by deadline, or those that are decided, newest first',
    query: complaintFilter,
    response: z
      .object({
        items: z.array(complaintRow),
        cursor: z.string().nullable(),
        counts: z.object({ open: whole, late: whole }).describe('Of those that wait.'),
      })
      .meta({ id: 'OperatorComplaints' }),
    secure: true,
  }),
  operatorComplaint: defineCall({
    method: 'GET',
    path: `${complaints}/:complaintId`,
    summary: 'A complaint with the decision that it is about',
    ...one,
    response: operatorComplaint,
  }),
  decideComplaint: defineCall({
    method: 'POST',
    path: `${complaints}/:complaintId/decision`,
    summary:
      'Decides on a complaint, by another person than who decided first; lifts the block or restriction that was wrong, but opens no dealership that is closed (DSA Art. 20)',
    ...one,
    body: complaintDecision,
    response: done,
  }),
};
