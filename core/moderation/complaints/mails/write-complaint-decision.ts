import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent } from '../../../mail/mail-content.ts';
import { receiptWords } from '../../notices/mails/notice-words.ts';
import { noticePage } from '../../notices/own/notice-page.ts';
import { statementMailWords, statementsPage } from '../../statements/mails/statement-mail-words.ts';
import { loadDealershipToTell, loadStatement } from '../../statements/statement-store.ts';
import { loadComplaint, type StoredComplaint } from '../complaint-store.ts';
import { complaintWords } from './complaint-words.ts';

/** Tells who complained what was decided and why, that a person did, and which ways are left (DSA Art. 20(5)). */
export async function writeComplaintDecision(
  { db, env }: { db: Database; env: Env },
  { complaintId }: MailPayload<'complaint-decision'>,
  language: Language,
): Promise<MailContent | undefined> {
  const complaint = await loadComplaint(db, complaintId);
  if (!complaint || complaint.state === 'open' || complaint.answer === null) return undefined;
  const words = complaintWords[language];
  const { button, reason, car } = await whereTo({ db, env }, complaint, language);
  const heading = words.heading[complaint.state];
  const text = words.text[complaint.complainant][complaint.state];
  return {
    language,
    subject: `${heading}${car ? `: ${car}` : ''} (${complaint.reference})`,
    preview: text,
    heading,
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          { label: words.reference, value: complaint.reference },
          { label: words.decided, value: complaint.bySamePerson ? words.bySame : words.byOther },
        ],
      },
      { kind: 'section', title: words.answer },
      { kind: 'text', text: complaint.answer },
      ...(complaint.state === 'rejected'
        ? [
            { kind: 'section' as const, title: words.redressTitle },
            { kind: 'text' as const, text: words.redress },
          ]
        : []),
      { kind: 'button', ...button },
    ],
    reason,
  };
}

async function whereTo(
  { db, env }: { db: Database; env: Env },
  { dealershipId, statementId, noticeId }: StoredComplaint,
  language: Language,
) {
  if (dealershipId === null) {
    const { open: label, reason } = receiptWords[language];
    return { button: { label, url: noticePage(env, noticeId ?? '', language) }, reason, car: undefined };
  }
  const { slug, name } = await loadDealershipToTell(db, dealershipId);
  const statement = statementId === null ? undefined : await loadStatement(db, statementId);
  const words = statementMailWords[language];
  return {
    button: { label: words.open, url: statementsPage(env, slug, language) },
    reason: words.reason(name, env.SITE_NAME),
    car: statement?.label,
  };
}
