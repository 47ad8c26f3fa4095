import type { InquiryReceipt, ProximityInquiry } from '@kardan/contract/calls/contact/mail';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { readListing } from '../../listings/reading/read-listing.ts';
import { acceptInquiry } from '../accept-inquiry.ts';
import { findNearbyRecipients } from './find-nearby-recipients.ts';

/** Asks dealers near a place for a car like this one, which may be sold or far away; who they are we choose. */
export async function askNearbyAboutListing(
  services: { db: Database; env: Env },
  form: ProximityInquiry,
  visitorAddress: string,
): Promise<InquiryReceipt> {
  const listing = await readListing(services, String(form.listingId));
  const recipients = await findNearbyRecipients(services, form.postcode, [listing.make.id]);
  const { name, email, phone, language, message, proof, homepage, postcode } = form;
  const inquiry = {
    kind: 'proximity-dealership' as const,
    listingId: listing.id,
    sender: { name, email, phone },
    language,
    message,
    details: { postcode },
  };
  return acceptInquiry(services, { visitorAddress, proof, homepage }, inquiry, recipients);
}
