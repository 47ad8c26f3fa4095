import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { mailCar } from '../../mail/layout/mail-car.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import type { MailBlock, MailContent } from '../../mail/mail-content.ts';
import { readThreadCar } from '../inbox/reading/read-thread-car.ts';
import { loadInquiries, type StoredInquiry, saveDelivery } from '../inquiry-store.ts';
import { inquiryHeading } from './inquiry-words.ts';
import { searchFacts } from './search-facts.ts';
import { senderFacts } from './sender-facts.ts';
import { wishFacts } from './wish-facts.ts';

/** What a dealer gets when more is asked in an hour than anybody reads one by one: all of it, in one mail. */
export async function writeDigestMail(
  services: { db: Database; env: Env },
  { inquiryIds, dealershipId }: MailPayload<'inquiries-to-dealership'>,
): Promise<MailContent | undefined> {
  const inquiries = await loadInquiries(services.db, inquiryIds);
  if (inquiries.length === 0) return undefined;
  const heading = inquiries.length === 1 ? 'Eine weitere Anfrage' : `${inquiries.length} weitere Anfragen`;
  const intro = `Auf ${services.env.SITE_NAME} sind ungewöhnlich viele Anfragen an euch eingegangen. Damit euer Postfach nicht überläuft, kommen diese gesammelt. Zum Antworten wählt ihr die E-Mail-Adresse der jeweiligen Person.`;
  const blocks: MailBlock[] = [{ kind: 'text', text: intro }];
  for (const inquiry of inquiries) blocks.push(...(await blocksOf(services, dealershipId, inquiry)));
  return {
    language: 'de-AT',
    subject: heading,
    preview: intro,
    heading,
    blocks,
    reason: `Ihr bekommt dieses Mail, weil euer Betrieb auf ${services.env.SITE_NAME} Autos anbietet.`,
    onSent: async (tx) => {
      for (const { id } of inquiries) await saveDelivery(tx, id, dealershipId);
    },
  };
}

async function blocksOf(
  services: { db: Database; env: Env },
  dealershipId: number,
  inquiry: StoredInquiry,
): Promise<MailBlock[]> {
  const card = (await readThreadCar(services.db, dealershipId, inquiry.listingId))?.card;
  const car = card && mailCar(services.env, card, 'de-AT');
  const facts = [
    ...(car ? [{ label: 'Auto', value: car.title, url: car.url }] : []),
    ...(await searchFacts(services, inquiry)),
    ...senderFacts(inquiry),
    ...wishFacts(inquiry),
  ];
  return [
    { kind: 'section', title: inquiryHeading(inquiry) },
    { kind: 'facts', facts },
    ...(inquiry.message ? [{ kind: 'quote' as const, title: 'Nachricht', text: inquiry.message }] : []),
  ];
}
