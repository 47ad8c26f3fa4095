import type { FinanceRequest } from '@kardan/contract/calls/contact/finance-request';
import type { InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { readListing } from '../../listings/reading/read-listing.ts';
import { acceptInquiry } from '../accept-inquiry.ts';
import { loadRecipient } from '../recipient-store.ts';

/** Asks for an offer: a partner that the operator has configured and that gives such offers, or the dealer of a car. */
export async function requestFinance(
  services: { db: Database; env: Env },
  form: FinanceRequest,
  visitorAddress: string,
): Promise<InquiryReceipt> {
  const { wish, to, terms, name, email, phone, language, message, proof, homepage } = form;
  const visitor = { visitorAddress, proof, homepage };
  const inquiry = { kind: 'finance' as const, sender: { name, email, phone }, language, message };
  if (to.kind === 'partner') {
    const partner = services.env.FINANCE_PARTNERS.find(
      ({ id, offers }) => id === to.partnerId && offers.includes(wish),
    );
    if (!partner) throw new NotFound('partner');
    const details = { wish, terms, partner: { id: partner.id, name: partner.name } };
    return acceptInquiry(services, visitor, { ...inquiry, details }, [], partner);
  }
  const listing = await readListing(services, String(to.listingId));
  if (listing.state === 'sold') throw new Failure('listing-sold');
  const recipient = await loadRecipient(services.db, listing.dealership.id);
  // Suspended since the listing was read.
  if (!recipient) throw new Failure('listing-gone');
  const about = { dealershipId: recipient.id, listingId: listing.id, details: { wish, terms } };
  return acceptInquiry(services, visitor, { ...inquiry, ...about }, [recipient]);
}
