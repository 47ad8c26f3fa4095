import { z } from 'zod';
import { agentTokenForm } from '../../values/agent-token.ts';
import { languages } from '../../values/identifiers.ts';
import { complaintStates, moderationBounds, moderationMeasures } from '../../values/moderation.ts';
import { noticeReasons, noticeStates, shortestExplanation } from '../../values/notice.ts';
import { defineCall } from '../call.ts';
import { longText, message, visitorFields } from './contact-fields.ts';

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

export const ownNotice = z
  .object({
    reference: z.string(),
    reason: z.enum(noticeReasons),
    state: z.enum(noticeStates),
    receivedAt: z.iso.datetime(),
    dueAt: z.iso.datetime().describe('When it is to be decided.'),
    decision: z
      .object({
        at: z.iso.datetime(),
        reason: z.string(),
        measure: z.enum(moderationMeasures),
        liftedAt: z.iso.datetime().nullable().describe('When the measure was lifted again.'),
        complaintUntil: z.iso.datetime(),
        mayComplain: z.boolean(),
      })
      .nullable(),
    complaint: z
      .object({
        reference: z.string(),
        state: z.enum(complaintStates),
        at: z.iso.datetime(),
        dueAt: z.iso.datetime(),
        answer: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'OwnNotice' });
export type OwnNotice = z.output<typeof ownNotice>;

/** What the link in mails to a reporter ends in; it names the notice and is the right to see what became of it. */
const own = { params: z.object({ token: z.string().regex(agentTokenForm) }) } as const;
const ownPath = '/notices/own/:token';

export const noticeCalls = {
  reportListing: defineCall({
    method: 'POST',
    path: '/notices',
    summary: 'Reports a listing to the operator: fraud, wrong data, unlawful content (DSA Art. 16)',
    body: notice,
    response: noticeReceipt,
  }),
  ownNotice: defineCall({
    method: 'GET',
    path: ownPath,
    summary: 'What became of a notice, for who reported it; not a word of what they wrote',
    ...own,
    response: ownNotice,
  }),
  complainOfDecision: defineCall({
    method: 'POST',
    path: `${ownPath}/complaint`,
    summary: 'Complains of the decision on a notice, for six months; somebody else decides on it (DSA Art. 20)',
    ...own,
    body: z.strictObject({
      text: longText(moderationBounds.text).min(moderationBounds.min),
      page: z
        .enum(languages)
        .optional()
        .describe('Lead to the notice’s page in this language (303) instead of answering nothing (204).'),
    }),
    bodyType: 'form',
    response: z.void(),
    leadsOn: true,
  }),
};
