import { z } from 'zod';
import { noticeReasons } from '../../values/notice.ts';
import { defineCall } from '../call.ts';
import { cursor, moment, ownComplaint, reasons, statementSummary } from '../operator/moderation-fields.ts';
import { dealershipParams, done } from './account-fields.ts';

export const ownStatement = statementSummary
  .extend({
    complaint: ownComplaint.nullable(),
    mayComplain: z.boolean(),
  })
  .meta({ id: 'OwnStatement' });
export type OwnStatement = z.output<typeof ownStatement>;

export const noticeQuestion = z
  .object({
    noticeId: z.uuid(),
    reference: z.string(),
    reason: z.enum(noticeReasons),
    label: z.string().nullable().describe('Of the car.'),
    question: z.string(),
    askedAt: moment,
    answer: z.string().nullable(),
    isOpen: z.boolean().describe('Nothing is decided yet: it can still be answered.'),
  })
  .meta({ id: 'NoticeQuestion' });
export type NoticeQuestion = z.output<typeof noticeQuestion>;

const dealership = '/admin/dealership/:dealershipId';

export const statementCalls = {
  statements: defineCall({
    method: 'GET',
    path: `${dealership}/statements`,
    summary: 'Why the portal took measures against the dealership’s cars, newest first, and what it asks about them',
    params: dealershipParams,
    query: z.strictObject({ cursor }),
    response: z
      .object({
        items: z.array(ownStatement),
        cursor: z.string().nullable(),
        questions: z.array(noticeQuestion).describe('Of the last 12 months, those without an answer first.'),
      })
      .meta({ id: 'OwnStatements' }),
    secure: true,
  }),
  complainOfStatement: defineCall({
    method: 'POST',
    path: `${dealership}/statements/:statementId/complaint`,
    summary: 'Complains of a measure, for six months; somebody else decides on it (DSA Art. 20)',
    params: dealershipParams.extend({ statementId: z.uuid() }),
    body: z.strictObject({ text: reasons }),
    response: done,
    secure: true,
  }),
  answerNoticeQuestion: defineCall({
    method: 'POST',
    path: `${dealership}/notice-questions/:noticeId`,
    summary: 'Answers what the portal asks about a reported car, once',
    params: dealershipParams.extend({ noticeId: z.uuid() }),
    body: z.strictObject({ answer: reasons }),
    response: done,
    secure: true,
  }),
};
