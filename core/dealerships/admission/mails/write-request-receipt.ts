import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent } from '../../../mail/mail-content.ts';
import { loadRequest } from '../request-store.ts';
import { requestWords } from './request-words.ts';

/**
 * What whoever asks to be let in gets at once. Not a word of what was typed: whoever types another's address could make us
 * carry a message to it.
 */
export async function writeRequestReceipt(
  { db, env }: { db: Database; env: Env },
  { requestId }: MailPayload<'request-receipt'>,
  language: Language,
): Promise<MailContent | undefined> {
  const request = await loadRequest(db, requestId);
  if (!request) return undefined;
  const { reference, dueDay } = request;
  const words = requestWords[language];
  const text = words.receipt.text(env.SITE_NAME);
  return {
    language,
    subject: `${words.receipt.heading}: ${reference}`,
    preview: text,
    heading: words.receipt.heading,
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          { label: words.reference, value: reference },
          { label: words.due, value: words.day.format(new Date(dueDay)) },
        ],
      },
      { kind: 'text', text: words.receipt.next },
    ],
    reason: words.reason(env.SITE_NAME),
    automatic: 'replied',
  };
}
