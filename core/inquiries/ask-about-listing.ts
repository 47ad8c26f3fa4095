import type { InquiryReceipt, ListingInquiry } from '@kardan/contract/calls/contact/mail';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { Failure } from '../kernel/errors.ts';
import { readListing } from '../listings/reading/read-listing.ts';
import { acceptInquiry } from './accept-inquiry.ts';
import { loadRecipient } from './recipient-store.ts';

/** Asks the dealer of a car that is on offer; one that is sold or gone is told apart from one that never was. */
export async function askAboutListing(
  services: { db: Database; env: Env },
  form: ListingInquiry,
  visitorAddress: string,
): Promise<InquiryReceipt> {
  const listing = await readListing(services, String(form.listingId));
  if (listing.state === 'sold') throw new Failure('listing-sold');
  const recipient = await loadRecipient(services.db, listing.dealership.id);
  // Suspended since the listing was read.
  if (!recipient) throw new Failure('listing-gone');
  const { subject, name, email, phone, language, message, proof, homepage } = form;
  const inquiry = {
    kind: 'listing' as const,
    subject,
    dealershipId: recipient.id,
    listingId: listing.id,
    source: form.source,
    sender: { name, email, phone },
    language,
    message,
    details: detailsOf(form),
  };
  return acceptInquiry(services, { visitorAddress, proof, homepage }, inquiry, [recipient]);
}

function detailsOf(form: ListingInquiry): object {
  switch (form.subject) {
    case 'question':
      return {};
    case 'test-drive':
      return { date: form.date, dayPart: form.dayPart };
    case 'trade-in':
      return { car: form.car };
    case 'callback':
      return { dayPart: form.dayPart };
  }
}
