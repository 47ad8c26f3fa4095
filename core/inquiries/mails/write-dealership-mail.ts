import { adminPage } from '../../accounts/mails/admin-links.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { mailCar } from '../../mail/layout/mail-car.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import type { MailBlock, MailContent } from '../../mail/mail-content.ts';
import { readThreadCar } from '../inbox/reading/read-thread-car.ts';
import { loadInquiry, type StoredInquiry, saveDelivery } from '../inquiry-store.ts';
import { offerReplyAddress } from '../replies/offer-reply-address.ts';
import { inquiryHeading } from './inquiry-words.ts';
import { loadThreadPlace } from './mail-facts-store.ts';
import { searchFacts } from './search-facts.ts';
import { answerUrl, senderFacts } from './sender-facts.ts';
import { wishFacts } from './wish-facts.ts';

/** What a dealer gets of an inquiry: the car, who asks and what; an answer lands in its thread and goes to who asks. */
export async function writeDealershipMail(
  services: { db: Database; env: Env },
  { inquiryId, dealershipId }: MailPayload<'inquiry-to-dealership'>,
): Promise<MailContent | undefined> {
  const { db, env } = services;
  const inquiry = await loadInquiry(db, inquiryId);
  if (!inquiry) return undefined;
  const thread = await loadThreadPlace(db, inquiryId, dealershipId);
  const address = thread && offerReplyAddress(env, 'dealership', thread.id);
  const car = (await readThreadCar(db, dealershipId, inquiry.listingId))?.card;
  const heading = inquiryHeading(inquiry);
  const intro = introductionOf(inquiry, env.SITE_NAME);
  const wanted = await searchFacts(services, inquiry);
  const subject = car ? `${heading}: ${car.title}` : heading;
  const blocks: MailBlock[] = [
    { kind: 'text', text: intro },
    ...(car ? [{ kind: 'car' as const, car: mailCar(env, car, 'de-AT') }] : []),
    ...(wanted.length > 0 ? [{ kind: 'facts' as const, title: 'Gesucht wird', facts: wanted }] : []),
    { kind: 'facts', title: 'Anfrage von', facts: [...senderFacts(inquiry), ...wishFacts(inquiry)] },
    ...(inquiry.message ? [{ kind: 'quote' as const, title: 'Nachricht', text: inquiry.message }] : []),
    {
      kind: 'button',
      label: 'Antwort schreiben',
      // What stands in the text is quoted in answers: the signed address must not.
      url: thread ? adminPage(env, `${thread.slug}/inbox/${thread.id}`, 'de-AT') : answerUrl(inquiry, subject),
    },
    {
      kind: 'note',
      text: address
        ? 'Oder antwortet einfach auf dieses Mail: Die Antwort geht an die anfragende Person und steht auch in eurem Posteingang. Anhänge können dabei nicht mitgeschickt werden.'
        : 'Oder antwortet einfach auf dieses Mail: Die Antwort geht direkt an die anfragende Person, steht dann aber nicht in eurem Posteingang.',
    },
  ];
  return {
    language: 'de-AT',
    subject,
    preview: inquiry.message.slice(0, 120) || intro,
    heading,
    blocks,
    reason: `Ihr bekommt dieses Mail, weil euer Betrieb auf ${env.SITE_NAME} Autos anbietet.`,
    replyTo: { name: inquiry.senderName, address: address ?? inquiry.senderEmail },
    onSent: (tx) => saveDelivery(tx, inquiryId, dealershipId),
  };
}

function introductionOf({ kind, subject }: StoredInquiry, site: string): string {
  if (subject) return `Auf ${site} ist eine Anfrage zu eurem Inserat eingegangen.`;
  switch (kind) {
    case 'proximity-dealership':
      return `Jemand sucht ein Auto wie dieses in eurer Nähe und hat über ${site} bis zu fünf Händler gefragt. Habt ihr ein passendes, oder könnt ihr eines besorgen?`;
    case 'proximity-dealership-search':
      return `Jemand sucht in eurer Nähe ein Auto und hat über ${site} bis zu fünf Händler gefragt. Habt ihr ein passendes, oder könnt ihr eines besorgen?`;
    case 'finance':
      return `Jemand wünscht sich über ${site} ein Angebot zu diesem Auto. Was und mit welchen Werten, steht unten.`;
    default:
      return `Auf ${site} hat euch jemand eine Nachricht geschrieben.`;
  }
}
