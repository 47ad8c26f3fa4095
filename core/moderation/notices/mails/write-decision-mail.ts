import { decisionLetter } from '@kardan/contract/labels/moderation-letters';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent } from '../../../mail/mail-content.ts';
import { complaintUntil } from '../../cases/complaint-time.ts';
import { letterBlocks } from '../../statements/letter-blocks.ts';
import { loadNoticeCase, type NoticeCase } from '../notice-case-store.ts';
import { noticePage } from '../own/notice-page.ts';
import { receiptWords } from './notice-words.ts';

/** Tells who reported a car what was decided and why, and how to complain (DSA Art. 16(5)). */
export async function writeDecisionMail(
  { db, env }: { db: Database; env: Env },
  { noticeId }: MailPayload<'notice-decision'>,
  language: Language,
): Promise<MailContent | undefined> {
  const notice = await loadNoticeCase(db, noticeId);
  if (!notice?.decidedAt || notice.decisionReason === null) return undefined;
  const { reference, createdAt, decisionReason, decidedAt } = notice;
  const letter = decisionLetter(
    {
      reference,
      receivedAt: createdAt,
      outcome: outcomeOf(notice),
      reason: decisionReason,
      complaintUntil: complaintUntil(decidedAt),
    },
    language,
  );
  const words = receiptWords[language];
  return {
    language,
    subject: `${letter.heading} (${reference})`,
    preview: letter.intro,
    heading: letter.heading,
    blocks: [...letterBlocks(letter), { kind: 'button', label: words.open, url: noticePage(env, noticeId, language) }],
    reason: words.reason,
  };
}

function outcomeOf({ state, measure }: NoticeCase): 'blocked' | 'put-right' | 'rejected' {
  if (state === 'rejected') return 'rejected';
  return measure === 'block-listing' ? 'blocked' : 'put-right';
}
