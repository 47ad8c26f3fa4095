import { contentPath } from '@kardan/contract/site-paths';
import type { Language } from '@kardan/contract/values/identifiers';
import { telephoneLink } from '@kardan/contract/values/telephone-link';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { readListingCard } from '../../../listings/cards/read-listing-cards.ts';
import { mailCar } from '../../../mail/layout/mail-car.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailBlock, MailContent } from '../../../mail/mail-content.ts';
import { offerReplyAddress } from '../../replies/offer-reply-address.ts';
import { replyWords } from './reply-words.ts';
import { loadReply } from './thread-mail-store.ts';

/** What a buyer gets of a dealer's reply; an answer to it lands in the thread. */
export async function writeReplyMail(
  { db, env }: { db: Database; env: Env },
  { messageId }: MailPayload<'reply-to-buyer'>,
  language: Language,
): Promise<MailContent | undefined> {
  const reply = await loadReply(db, messageId);
  if (!reply) return undefined;
  const { threadId, body, asked, name, street, postcode, city, phone } = reply;
  const words = replyWords[language];
  const stored = await readListingCard(db, reply.listingId);
  // The words of a blocked listing may be the reason for the block.
  const car = stored?.blockedReason === null ? mailCar(env, stored.card, language) : undefined;
  const address = offerReplyAddress(env, 'buyer', threadId);
  const heading = words.subject(name);
  const blocks: MailBlock[] = [
    { kind: 'text', text: body },
    ...(address ? [{ kind: 'note' as const, text: words.answer }] : []),
    ...(car ? [{ kind: 'car' as const, car, compact: true as const }] : []),
    {
      kind: 'facts',
      facts: [
        { label: words.dealership, value: name },
        { label: words.address, value: `${street}, ${postcode} ${city}` },
        ...(phone ? [{ label: words.phone, value: phone, url: telephoneLink(phone) }] : []),
      ],
    },
    ...(asked ? [{ kind: 'quote' as const, title: words.yourMessage, text: asked }] : []),
  ];
  return {
    language,
    subject: car ? `${heading}: ${car.title}` : heading,
    preview: body.slice(0, 120),
    heading,
    blocks,
    reason: words.reason(env.SITE_NAME),
    // Nobody has proven that the address is the buyer's: whoever gets this and did not ask needs a way to say so.
    links: [{ label: words.notMe, url: `${env.SITE_ORIGIN}${contentPath('portal', 'contact', '', language)}` }],
    ...(address && { replyTo: { name, address } }),
  };
}
