import { moderationWords } from '@kardan/contract/labels/moderation';
import { letterDay } from '@kardan/contract/labels/moderation-letters';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent } from '../../../mail/mail-content.ts';
import { loadModeratedCar } from '../../cases/case-store.ts';
import { statementMailWords, statementsPage } from '../../statements/mails/statement-mail-words.ts';
import { loadDealershipToTell } from '../../statements/statement-store.ts';
import { loadNoticeCase } from '../notice-case-store.ts';
import { questionWords } from './notice-words.ts';

/** Asks a dealer about a reported car; who reported it, and their words, are not told. */
export async function writeQuestionMail(
  { db, env }: { db: Database; env: Env },
  { noticeId }: MailPayload<'notice-question'>,
  language: Language,
): Promise<MailContent | undefined> {
  const notice = await loadNoticeCase(db, noticeId);
  if (!notice || notice.question === null || notice.dealershipId === null || notice.state !== 'open') return undefined;
  const car = notice.listingId === null ? undefined : await loadModeratedCar(db, notice.listingId);
  const { slug, name } = await loadDealershipToTell(db, notice.dealershipId);
  const words = questionWords[language];
  return {
    language,
    subject: `${words.heading}${car ? `: ${car.title}` : ''} (${notice.reference})`,
    preview: words.intro,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.intro },
      {
        kind: 'facts',
        facts: [
          { label: words.reference, value: notice.reference },
          ...(car ? [{ label: words.car, value: car.title }] : []),
          { label: words.reported, value: moderationWords[language].reason[notice.reason] },
          { label: words.until, value: letterDay(notice.dueAt, language) },
        ],
      },
      { kind: 'quote', title: words.question, text: notice.question },
      { kind: 'button', label: words.answer, url: statementsPage(env, slug, language) },
    ],
    reason: statementMailWords[language].reason(name, env.SITE_NAME),
  };
}
