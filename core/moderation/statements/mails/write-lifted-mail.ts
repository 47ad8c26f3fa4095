import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent } from '../../../mail/mail-content.ts';
import { loadDealershipToTell, loadStatement } from '../statement-store.ts';
import { statementMailWords, statementsPage } from './statement-mail-words.ts';

/** Tells a dealer that a block is lifted, and why. */
export async function writeLiftedMail(
  { db, env }: { db: Database; env: Env },
  { statementId, isElsewhere }: MailPayload<'block-lifted'>,
  language: Language,
): Promise<MailContent | undefined> {
  const statement = await loadStatement(db, statementId);
  if (!statement?.liftedBecause) return undefined;
  const { reference, label, liftedBecause } = statement;
  const { slug, name } = await loadDealershipToTell(db, statement.dealershipId);
  const words = statementMailWords[language];
  const text = `${words.liftedText(label)} ${isElsewhere ? words.withdrawn : words.asBefore}`;
  return {
    language,
    subject: `${words.lifted}: ${label} (${reference})`,
    preview: text,
    heading: words.lifted,
    blocks: [
      { kind: 'text', text },
      { kind: 'facts', facts: [{ label: words.reference, value: reference }] },
      { kind: 'section', title: words.because },
      { kind: 'text', text: liftedBecause },
      { kind: 'button', label: words.open, url: statementsPage(env, slug, language) },
    ],
    reason: words.reason(name, env.SITE_NAME),
  };
}
