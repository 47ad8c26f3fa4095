import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent } from '../../../mail/mail-content.ts';
import { loadRequest } from '../request-store.ts';
import { requestWords } from './request-words.ts';

type Services = { db: Database; env: Env };

/** What the operator wants to know, in the operator's words; answers go to the operator. */
export async function writeRequestQuestion(
  services: Services,
  { requestId }: MailPayload<'request-question'>,
  language: Language,
): Promise<MailContent | undefined> {
  const request = await loadRequest(services.db, requestId);
  if (!request?.question || request.state !== 'asked') return undefined;
  const words = requestWords[language].question;
  return answer(services.env, language, {
    heading: words.heading,
    text: words.text(request.name),
    quote: { title: words.quote, text: request.question },
    next: words.next(request.reference),
    reference: request.reference,
  });
}

/** Why somebody is not let in, and what they can do about it. */
export async function writeRequestRefusal(
  services: Services,
  { requestId }: MailPayload<'request-refused'>,
  language: Language,
): Promise<MailContent | undefined> {
  const request = await loadRequest(services.db, requestId);
  if (!request?.reasons) return undefined;
  const words = requestWords[language].refused;
  return answer(services.env, language, {
    heading: words.heading,
    text: words.text(request.name, services.env.SITE_NAME),
    quote: { title: words.quote, text: request.reasons },
    next: words.next(request.reference),
    reference: request.reference,
  });
}

interface Answer {
  heading: string;
  text: string;
  quote: { title: string; text: string };
  next: string;
  reference: string;
}

function answer(env: Env, language: Language, { heading, text, quote, next, reference }: Answer): MailContent {
  return {
    language,
    subject: `${heading} (${reference})`,
    preview: text,
    heading,
    blocks: [
      { kind: 'text', text },
      { kind: 'quote', ...quote },
      { kind: 'text', text: next },
    ],
    reason: requestWords[language].reason(env.SITE_NAME),
    replyTo: { name: env.SITE_NAME, address: env.SITE_CONTACT_EMAIL },
  };
}
