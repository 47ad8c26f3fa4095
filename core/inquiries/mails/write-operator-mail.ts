import type { BannerAdInquiry, RegisterRequest } from '@kardan/contract/calls/contact/mail';
import type { AdminTopic, OperatorTopic } from '@kardan/contract/values/contact';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import type { MailBlock, MailContent, MailFact } from '../../mail/mail-content.ts';
import { loadInquiry, type StoredInquiry } from '../inquiry-store.ts';
import { formatWords, operatorTopicWords, topicWords } from './inquiry-words.ts';
import { loadDealershipName } from './mail-facts-store.ts';
import { answerUrl, senderFacts } from './sender-facts.ts';

/** What the operator gets: a dealer's or a visitor's message, or the wish to become a dealer here or to advertise. */
export async function writeOperatorMail(
  { db, env }: { db: Database; env: Env },
  { inquiryId }: MailPayload<'inquiry-to-operator'>,
): Promise<MailContent | undefined> {
  const inquiry = await loadInquiry(db, inquiryId);
  if (!inquiry) return undefined;
  const { heading, about } = await describe(db, inquiry);
  const subject = `${heading}: ${about[0]?.value ?? ''}`;
  const blocks: MailBlock[] = [
    { kind: 'facts', facts: about },
    { kind: 'facts', title: 'Von', facts: senderFacts(inquiry) },
    ...(inquiry.message ? [{ kind: 'quote' as const, title: 'Nachricht', text: inquiry.message }] : []),
    { kind: 'button', label: 'Antwort schreiben', url: answerUrl(inquiry, heading) },
  ];
  return {
    language: 'de-AT',
    subject,
    preview: inquiry.message.slice(0, 120) || heading,
    heading,
    blocks,
    reason: `Du bekommst dieses Mail als Betreiber von ${env.SITE_NAME}.`,
    replyTo: { name: inquiry.senderName, address: inquiry.senderEmail },
  };
}

async function describe(db: Database, inquiry: StoredInquiry): Promise<{ heading: string; about: MailFact[] }> {
  switch (inquiry.kind) {
    case 'dealership-register-request':
      return { heading: 'Neuer Händler möchte dabei sein', about: requestFacts(inquiry) };
    case 'banner-ad':
      return { heading: 'Anfrage zu Werbung', about: advertisingFacts(inquiry) };
    case 'operator': {
      const { topic } = inquiry.details as { topic: OperatorTopic };
      return { heading: 'Nachricht eines Besuchers', about: [{ label: 'Thema', value: operatorTopicWords[topic] }] };
    }
    default:
      return { heading: 'Nachricht eines Händlers', about: await messageFacts(db, inquiry) };
  }
}

function advertisingFacts({ details }: StoredInquiry): MailFact[] {
  const { company, format, from } = details as unknown as BannerAdInquiry;
  return [
    { label: 'Firma', value: company },
    { label: 'Format', value: formatWords[format] },
    ...(from ? [{ label: 'Ab', value: from }] : []),
  ];
}

function requestFacts({ details }: StoredInquiry): MailFact[] {
  const { company, street, postcode, city, website, vatId } = details as unknown as RegisterRequest;
  return [
    { label: 'Firma', value: company },
    { label: 'Adresse', value: `${street}, ${postcode} ${city}` },
    ...(website ? [{ label: 'Website', value: website, url: website }] : []),
    ...(vatId ? [{ label: 'UID', value: vatId }] : []),
  ];
}

async function messageFacts(db: Database, { dealershipId, details }: StoredInquiry): Promise<MailFact[]> {
  const { topic } = details as { topic?: AdminTopic };
  const name = dealershipId === null ? undefined : await loadDealershipName(db, dealershipId);
  return [{ label: 'Händler', value: name ?? '–' }, ...(topic ? [{ label: 'Thema', value: topicWords[topic] }] : [])];
}
