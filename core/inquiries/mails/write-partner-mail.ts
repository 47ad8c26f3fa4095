import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import type { MailBlock, MailContent } from '../../mail/mail-content.ts';
import { loadInquiry } from '../inquiry-store.ts';
import { inquiryHeading } from './inquiry-words.ts';
import { answerUrl, senderFacts } from './sender-facts.ts';
import { wishFacts } from './wish-facts.ts';

/** What a partner of the operator gets: who would like an offer, of what and with which values. */
export async function writePartnerMail(
  { db, env }: { db: Database; env: Env },
  { inquiryId }: MailPayload<'inquiry-to-partner'>,
): Promise<MailContent | undefined> {
  const inquiry = await loadInquiry(db, inquiryId);
  if (!inquiry) return undefined;
  const wishes = wishFacts(inquiry);
  const heading = inquiryHeading(inquiry);
  const subject = `${heading}: ${wishes[0]?.value ?? ''}`;
  const intro = `Jemand hat Sie auf ${env.SITE_NAME} ausgewählt und wünscht sich ein Angebot. Die Anfrage ging nur an Sie.`;
  const blocks: MailBlock[] = [
    { kind: 'text', text: intro },
    { kind: 'facts', facts: wishes },
    { kind: 'facts', title: 'Anfrage von', facts: senderFacts(inquiry) },
    ...(inquiry.message ? [{ kind: 'quote' as const, title: 'Nachricht', text: inquiry.message }] : []),
    { kind: 'button', label: 'Antwort schreiben', url: answerUrl(inquiry, subject) },
  ];
  return {
    language: 'de-AT',
    subject,
    preview: intro,
    heading,
    blocks,
    reason: `Sie bekommen dieses Mail als Partner von ${env.SITE_NAME}.`,
    replyTo: { name: inquiry.senderName, address: inquiry.senderEmail },
  };
}
