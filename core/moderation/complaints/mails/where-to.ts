import type { Language } from '@kardan/contract/values/identifiers';
import { adminPage } from '../../../accounts/mails/admin-links.ts';
import type { Database } from '../../../db/database.ts';
import { restrictionWords } from '../../../dealerships/restrictions/mails/restriction-words.ts';
import type { Env } from '../../../env.ts';
import { receiptWords } from '../../notices/mails/notice-words.ts';
import { noticePage } from '../../notices/own/notice-page.ts';
import { statementMailWords, statementsPage } from '../../statements/mails/statement-mail-words.ts';
import { loadDealershipToTell } from '../../statements/statement-store.ts';
import type { StoredComplaint } from '../complaint-store.ts';
import type { FirstDecision } from '../first-decision.ts';
import { complaintWords } from './complaint-words.ts';
import type { ComplaintResult } from './result-of.ts';

interface Destination {
  button: { label: string; url: string };
  reason: string;
  /** What the subject names. */
  about: string | undefined;
}

/** Where whoever complained reads the decision, or goes on from it, and why they are written to. */
export async function whereTo(
  { db, env }: { db: Database; env: Env },
  { dealershipId, noticeId }: StoredComplaint,
  { first: { statement, restriction }, result }: { first: FirstDecision; result: ComplaintResult },
  language: Language,
): Promise<Destination> {
  if (dealershipId === null) {
    const { open: label, reason } = receiptWords[language];
    return { button: { label, url: noticePage(env, noticeId ?? '', language) }, reason, about: undefined };
  }
  const { slug, name } = await loadDealershipToTell(db, dealershipId);
  const words = statementMailWords[language];
  return {
    button:
      result === 'stillClosed'
        ? { label: complaintWords[language].apply, url: adminPage(env, 'new-dealer', language) }
        : { label: words.open, url: statementsPage(env, slug, language) },
    reason: words.reason(name, env.SITE_NAME),
    about: restriction ? restrictionWords[language].subject[restriction.kind] : statement?.label,
  };
}
