import type { Language } from '@kardan/contract/values/identifiers';
import { adminPage } from '../../../accounts/mails/admin-links.ts';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { mailCar } from '../../../mail/layout/mail-car.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent } from '../../../mail/mail-content.ts';
import { senderFacts } from '../../mails/sender-facts.ts';
import { readThreadCar } from '../reading/read-thread-car.ts';
import { openMinutesBetween } from '../response-time/open-minutes.ts';
import { readTiming } from '../response-time/read-timing.ts';
import { reminderWords } from './reminder-words.ts';
import { loadWaitingThread } from './thread-mail-store.ts';

/** Tells the house that a buyer waits; nothing when somebody has answered meanwhile. */
export async function writeReminderMail(
  { db, env }: { db: Database; env: Env },
  { threadId, kind }: MailPayload<'inquiry-reminder'>,
  language: Language,
): Promise<MailContent | undefined> {
  const thread = await loadWaitingThread(db, threadId);
  if (!thread?.waitingSince) return undefined;
  const words = reminderWords[language];
  const message = thread.lastMessage ?? thread.message;
  const { times } = await readTiming(db, thread.siteId);
  const heading = words.heading[kind](words.minutes(openMinutesBetween(times, thread.waitingSince, new Date())));
  const stored = await readThreadCar(db, thread.siteId, thread.listingId);
  const car = stored && mailCar(env, stored.card, language);
  return {
    language,
    subject: car ? `${heading}: ${car.title}` : heading,
    preview: message.slice(0, 120) || words.text[kind],
    heading,
    blocks: [
      { kind: 'text', text: words.text[kind] },
      ...(car ? [{ kind: 'car' as const, car, compact: true as const }] : []),
      { kind: 'facts', title: words.from, facts: senderFacts(thread) },
      ...(message ? [{ kind: 'quote' as const, title: words.message, text: message }] : []),
      { kind: 'button', label: words.open, url: adminPage(env, `${thread.slug}/inbox/${threadId}`, language) },
      { kind: 'note', text: words.change },
    ],
    reason: words.reason(thread.name, env.SITE_NAME),
    automatic: 'generated',
  };
}
