import { statementLetter } from '@kardan/contract/labels/moderation-letters';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent } from '../../../mail/mail-content.ts';
import { letterBlocks } from '../letter-blocks.ts';
import { loadDealershipToTell, loadStatement } from '../statement-store.ts';
import { statementMailWords, statementsPage } from './statement-mail-words.ts';

/** The statement of reasons that a dealer is sent with a measure (DSA Art. 17). */
export async function writeStatementMail(
  { db, env }: { db: Database; env: Env },
  { statementId }: MailPayload<'statement-of-reasons'>,
  language: Language,
): Promise<MailContent | undefined> {
  const statement = await loadStatement(db, statementId);
  if (!statement) return undefined;
  const { slug, name } = await loadDealershipToTell(db, statement.dealershipId);
  const letter = statementLetter(statement, language);
  const words = statementMailWords[language];
  return {
    language,
    subject: `${letter.heading}: ${statement.label} (${statement.reference})`,
    preview: letter.intro,
    heading: letter.heading,
    blocks: [
      ...letterBlocks(letter),
      { kind: 'button', label: words.complain, url: statementsPage(env, slug, language) },
    ],
    reason: words.reason(name, env.SITE_NAME),
  };
}
