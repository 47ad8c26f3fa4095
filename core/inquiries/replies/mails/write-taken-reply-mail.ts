import { adminPage } from '../../../accounts/mails/admin-links.ts';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent } from '../../../mail/mail-content.ts';
import { loadTakenReply } from './reply-mail-store.ts';

/** Tells a dealership what was sent to a buyer in its name by mail: whoever did not write it notices. */
export async function writeTakenReplyMail(
  { db, env }: { db: Database; env: Env },
  { messageId }: MailPayload<'reply-taken'>,
): Promise<MailContent | undefined> {
  const reply = await loadTakenReply(db, messageId);
  if (!reply) return undefined;
  const { body, threadId, senderName, slug, author } = reply;
  const heading = `Eure Antwort an ${senderName} ist unterwegs`;
  return {
    language: 'de-AT',
    subject: heading,
    preview: body.slice(0, 120),
    heading,
    blocks: [
      {
        kind: 'text',
        text: 'Diese Antwort haben wir per E-Mail von eurem Betrieb bekommen und an die anfragende Person geschickt.',
      },
      { kind: 'facts', facts: [{ label: 'Geschrieben von', value: author ?? 'Postfach des Betriebs' }] },
      { kind: 'quote', title: 'Antwort', text: body },
      { kind: 'button', label: 'Im Posteingang öffnen', url: adminPage(env, `${slug}/inbox/${threadId}`, 'de-AT') },
      {
        kind: 'note',
        text: `Hat das niemand von euch geschrieben? Dann sagt es uns bitte gleich: ${env.SITE_CONTACT_EMAIL}`,
      },
    ],
    reason: `Ihr bekommt dieses Mail, weil im Namen eures Betriebs auf eine Anfrage über ${env.SITE_NAME} geantwortet wurde.`,
    automatic: 'generated',
  };
}
