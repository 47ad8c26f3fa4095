import type { Language } from '@kardan/contract/values/identifiers';
import { telephoneLink } from '@kardan/contract/values/telephone-link';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { readListingCard } from '../../listings/cards/read-listing-cards.ts';
import { mailCar } from '../../mail/layout/mail-car.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import type { MailBlock, MailContent } from '../../mail/mail-content.ts';
import { loadInquiry } from '../inquiry-store.ts';
import { confirmationWords } from './inquiry-words.ts';
import { loadDealershipsOf, type StoredDealership } from './mail-facts-store.ts';

/**
 * What the sender of an inquiry gets: the car and the dealers, as everybody sees them. Not a word of what was typed, the
 * name included: whoever types another's address could make us carry a message to it.
 */
export async function writeConfirmation(
  { db, env }: { db: Database; env: Env },
  { inquiryId }: MailPayload<'inquiry-confirmation'>,
  language: Language,
): Promise<MailContent | undefined> {
  const inquiry = await loadInquiry(db, inquiryId);
  if (!inquiry) return undefined;
  const words = confirmationWords[language];
  const dealerships = await loadDealershipsOf(db, inquiryId);
  const stored = await readListingCard(db, inquiry.listingId);
  // The words of a blocked listing may be the reason for the block.
  const car = stored?.blockedReason === null ? mailCar(env, stored.card, language) : undefined;
  const heading = inquiry.subject ? words.subjects[inquiry.subject] : words.heading;
  // By configuration, not by who wrote.
  const { partner } = inquiry.details as { partner?: { name: string } };
  const toNoDealership = partner ? words.toPartner : words.toOperator;
  const done = [toNoDealership, words.toDealership][dealerships.length] ?? words.toSeveral;
  const nextWithoutDealership = partner ? words.nextPartner : words.nextOperator;
  const blocks: MailBlock[] = [
    { kind: 'text', text: done },
    ...(car ? [{ kind: 'car' as const, car }] : []),
    ...dealerships.map((dealership) => dealershipBlock(dealership, words)),
    ...(partner ? [{ kind: 'facts' as const, facts: [{ label: words.partner, value: partner.name }] }] : []),
    { kind: 'text', text: dealerships.length > 0 ? words.next : nextWithoutDealership },
    ...(car ? [{ kind: 'button' as const, label: words.openCar, url: car.url }] : []),
  ];
  return {
    language,
    subject: car ? `${heading}: ${car.title}` : heading,
    preview: done,
    heading,
    blocks,
    reason: words.reason,
    automatic: 'replied',
  };
}

function dealershipBlock(
  { name, street, postcode, city, phone }: StoredDealership,
  words: (typeof confirmationWords)[Language],
): MailBlock {
  return {
    kind: 'facts',
    facts: [
      { label: words.dealership, value: name },
      { label: words.address, value: `${street}, ${postcode} ${city}` },
      ...(phone ? [{ label: words.phone, value: phone, url: telephoneLink(phone) }] : []),
    ],
  };
}
