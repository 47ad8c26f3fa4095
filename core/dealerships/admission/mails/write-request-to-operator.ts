import { legalFormLabels } from '@kardan/contract/labels/legal-forms';
import { adminPage } from '../../../accounts/mails/admin-links.ts';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent } from '../../../mail/mail-content.ts';
import { loadRequest } from '../request-store.ts';
import { requestWords } from './request-words.ts';

/** Tells the operator that somebody asks to be let in, and until when they must hear. */
export async function writeRequestToOperator(
  { db, env }: { db: Database; env: Env },
  { requestId }: MailPayload<'request-to-operator'>,
): Promise<MailContent | undefined> {
  const request = await loadRequest(db, requestId);
  if (!request) return undefined;
  const { name, legalForm, postcode, city, personName, email, carCount, dueDay } = request;
  const heading = `Neuer Händler: ${name}`;
  const due = requestWords['de-AT'].day.format(new Date(dueDay));
  return {
    language: 'de-AT',
    subject: heading,
    preview: `${postcode} ${city}, rund ${carCount} Autos. Antwort bis ${due}.`,
    heading,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Rechtsform', value: legalFormLabels['de-AT'][legalForm] },
          { label: 'Ort', value: `${postcode} ${city}` },
          { label: 'Autos', value: String(carCount) },
          { label: 'Von', value: personName },
          { label: 'Antwort bis', value: due },
        ],
      },
      { kind: 'button', label: 'Antrag prüfen', url: adminPage(env, `operator/requests/${requestId}`, 'de-AT') },
    ],
    reason: `Du bekommst dieses Mail als Betreiber von ${env.SITE_NAME}.`,
    replyTo: { name: personName, address: email },
  };
}
