import type { DealershipInquiry, InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { NotFound } from '../kernel/errors.ts';
import { acceptInquiry } from './accept-inquiry.ts';
import { loadRecipient } from './recipient-store.ts';

/** Writes to a dealership that visitors know. */
export async function askDealership(
  services: { db: Database; env: Env },
  form: DealershipInquiry,
  visitorAddress: string,
): Promise<InquiryReceipt> {
  const recipient = await loadRecipient(services.db, form.dealershipId);
  if (!recipient) throw new NotFound('dealership');
  const { name, email, phone, language, message, proof, homepage } = form;
  const inquiry = {
    kind: 'dealership' as const,
    dealershipId: recipient.id,
    sender: { name, email, phone },
    language,
    message,
    details: {},
  };
  return acceptInquiry(services, { visitorAddress, proof, homepage }, inquiry, [recipient]);
}
