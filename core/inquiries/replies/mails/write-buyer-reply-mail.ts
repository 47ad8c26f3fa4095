import { adminPage } from '../../../accounts/mails/admin-links.ts';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { mailCar } from '../../../mail/layout/mail-car.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent } from '../../../mail/mail-content.ts';
import { readThreadCar } from '../../inbox/reading/read-thread-car.ts';
import { offerReplyAddress } from '../offer-reply-address.ts';
import { loadBuyerReply } from './reply-mail-store.ts';

const answerNote = {
  kind: 'note' as const,
  text: 'Oder antwortet einfach auf dieses Mail: Eure Antwort geht an die anfragende Person und steht auch in eurem Posteingang. Anhänge können dabei nicht mitgeschickt werden.',
};

/** What a dealership gets of a buyer's answer; an answer to it lands in the thread and goes to the buyer. */
export async function writeBuyerReplyMail(
  { db, env }: { db: Database; env: Env },
  { messageId }: MailPayload<'buyer-reply'>,
): Promise<MailContent | undefined> {
  const reply = await loadBuyerReply(db, messageId);
  if (!reply) return undefined;
  const { body, threadId, senderName, slug, attachments } = reply;
  const stored = await readThreadCar(db, reply.dealershipId, reply.listingId);
  const car = stored && mailCar(env, stored.card, 'de-AT');
  const address = offerReplyAddress(env, 'dealership', threadId);
  const heading = `${senderName} hat geantwortet`;
  const files = attachments.map(({ name, isKept }) => ({
    label: 'Anhang',
    value: isKept ? name : `${name} (nicht übernommen)`,
  }));
  return {
    language: 'de-AT',
    subject: car ? `${heading}: ${car.title}` : heading,
    preview: body.slice(0, 120) || heading,
    heading,
    blocks: [
      ...(body ? [{ kind: 'quote' as const, title: 'Nachricht', text: body }] : []),
      ...(files.length > 0 ? [{ kind: 'facts' as const, facts: files }] : []),
      ...(car ? [{ kind: 'car' as const, car, compact: true as const }] : []),
      { kind: 'button', label: 'Im Posteingang öffnen', url: adminPage(env, `${slug}/inbox/${threadId}`, 'de-AT') },
      ...(address ? [answerNote] : []),
    ],
    reason: `Ihr bekommt dieses Mail, weil jemand auf eine Antwort eures Betriebs auf ${env.SITE_NAME} reagiert hat.`,
    ...(address && { replyTo: { name: senderName, address } }),
  };
}
