import { z } from 'zod';
import { noticeReasons, shortestExplanation } from '../../values/notice.ts';
import { defineCall } from '../call.ts';
import { message, visitorFields } from './contact-fields.ts';

const { name, email, language, homepage, proof } = visitorFields;

export const notice = z
  .strictObject({
    listingId: z.int().positive(),
    reason: z.enum(noticeReasons),
    explanation: message.min(shortestExplanation).describe('What is wrong with it, and why.'),
    name: name.optional(),
    email: email.optional().describe('Where the receipt and the decision go; without it nobody can be told.'),
    goodFaith: z.literal(true).describe('The reporter believes in good faith that this is accurate and complete.'),
    language,
    homepage,
    proof,
  })
  .meta({ id: 'Notice' });
export type Notice = z.output<typeof notice>;

export const noticeReceipt = z
  .object({
    reference: z.string().describe('What the reporter quotes when they ask again.'),
    receivedAt: z.iso.datetime(),
  })
  .meta({ id: 'NoticeReceipt' });
export type NoticeReceipt = z.output<typeof noticeReceipt>;

export const noticeCalls = {
  reportListing: defineCall({
    method: 'POST',
    path: '/notices',
    summary: 'Reports a listing to the operator: fraud, wrong data, unlawful content (DSA Art. 16)',
    body: notice,
    response: noticeReceipt,
  }),
};
