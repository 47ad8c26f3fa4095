import { textForms } from '@kardan/contract/values/text-forms';
import { z } from 'zod';

const inquiryId = z.uuid();
const noticeId = z.uuid();
const statementId = z.uuid();
const requestId = z.uuid();
const searchAgentId = z.uuid();

/** What an account is told of, so that its owner notices what somebody else does with it. */
const accountNotices = [
  'new-device',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'totp-added',
  'totp-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'sign-ins-removed',
  'right-granted',
  'right-taken',
  'new-member',
] as const;
export type AccountNotice = (typeof accountNotices)[number];

/** What owners are told of their keys. */
const keyNotices = ['made', 'rotated', 'widened', 'ending'] as const;
export type KeyNotice = (typeof keyNotices)[number];

/** What owners are told of a webhook: that it is new or sends more or elsewhere, or that its secret is another. */
const webhookNotices = ['made', 'rotated'] as const;
export type WebhookNotice = (typeof webhookNotices)[number];

/** Every mail there is, by what it is about: ids only, what it says is read when it is written. */
export const mailPayloads = {
  'inquiry-to-dealership': z.object({ inquiryId, dealershipId: z.int().positive() }),
  'inquiries-to-dealership': z.object({ inquiryIds: z.array(inquiryId).min(1), dealershipId: z.int().positive() }),
  'inquiry-to-operator': z.object({ inquiryId }),
  'inquiry-to-partner': z.object({ inquiryId }),
  'inquiry-confirmation': z.object({ inquiryId }),
  'reply-to-buyer': z.object({ messageId: z.uuid() }),
  'buyer-reply': z.object({ messageId: z.uuid() }),
  'reply-taken': z.object({ messageId: z.uuid() }),
  'inquiry-reminder': z.object({ threadId: z.uuid(), kind: z.enum(['reminder', 'escalation']) }),
  'dealership-address-changed': z.object({ dealershipId: z.int().positive() }),
  'request-to-operator': z.object({ requestId }),
  'request-receipt': z.object({ requestId }),
  'request-question': z.object({ requestId }),
  'request-refused': z.object({ requestId }),
  'agreement-news': z.object({ versionId: z.uuid() }),
  'dealership-restriction': z.object({ restrictionId: z.uuid(), news: z.enum(['restricted', 'lifted']) }),
  'notice-to-operator': z.object({ noticeId }),
  'notice-receipt': z.object({ noticeId }),
  'notice-question': z.object({ noticeId }),
  'notice-decision': z.object({ noticeId }),
  'statement-of-reasons': z.object({ statementId }),
  'block-lifted': z.object({ statementId, isElsewhere: z.boolean() }),
  'complaint-decision': z.object({ complaintId: z.uuid() }),
  'search-agent-code': z.object({ searchAgentId, codeId: z.uuid() }),
  'search-agent-welcome': z.object({ searchAgentId }),
  'search-agent-matches': z.object({ searchAgentId }),
  'account-invitation': z.object({ tokenId: z.uuid() }),
  'account-reset': z.object({ tokenId: z.uuid() }),
  'account-notice': z.object({
    accountId: z.int().positive(),
    notice: z.enum(accountNotices),
    /** Browser and system, in words of ours. */
    device: z.string().max(100).optional(),
    memberId: z.int().positive().optional(),
    dealershipId: z.int().positive().optional(),
    groupId: z.int().positive().optional(),
  }),
  /** Entries of the record, one for each dealership that it was done for and that the reader owns. */
  'owner-notice': z.object({ actIds: z.array(z.uuid()).min(1) }),
  'key-notice': z.object({ keyId: z.string().regex(/^[0-9A-Za-z]{12}$/), notice: z.enum(keyNotices) }),
  'feed-run': z.object({ runId: z.uuid() }),
  'webhook-made': z.object({ webhookId: z.uuid(), notice: z.enum(webhookNotices).default('made') }),
  'export-link-made': z.object({ linkId: z.uuid() }),
  'webhook-disabled': z.object({ webhookId: z.uuid() }),
  'monthly-report': z.object({ accountId: z.int().positive(), month: z.string().regex(textForms.month) }),
} as const satisfies Record<string, z.ZodObject>;

export type MailTemplate = keyof typeof mailPayloads;
export type MailPayload<T extends MailTemplate> = z.output<(typeof mailPayloads)[T]>;
