import { listingPath } from '@kardan/contract/site-paths';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent } from '../../../mail/mail-content.ts';
import { loadNotice } from '../notice-store.ts';
import { noticePage } from '../own/notice-page.ts';
import { receiptWords } from './notice-words.ts';

/**
 * What a reporter gets at once (DSA Art. 16(4)). Not a word of what was typed: whoever types another's address could make
 * us carry a message to it.
 */
export async function writeNoticeReceipt(
  { db, env }: { db: Database; env: Env },
  { noticeId }: MailPayload<'notice-receipt'>,
  language: Language,
): Promise<MailContent | undefined> {
  const notice = await loadNotice(db, noticeId);
  if (!notice) return undefined;
  const words = receiptWords[language];
  const { reference, blockedReason, slug, title } = notice;
  // The words of a blocked listing may be the reason for the block.
  const isShown = slug !== null && title !== null && blockedReason === null;
  return {
    language,
    subject: `${words.heading}: ${reference}`,
    preview: words.thanks,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.thanks },
      {
        kind: 'facts',
        facts: [
          { label: words.reference, value: reference },
          ...(isShown ? [{ label: words.car, value: title, url: env.SITE_ORIGIN + listingPath(slug, language) }] : []),
        ],
      },
      { kind: 'text', text: words.next },
      { kind: 'button', label: words.open, url: noticePage(env, noticeId, language) },
    ],
    reason: words.reason,
    automatic: 'replied',
  };
}
