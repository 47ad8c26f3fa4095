import type { InquiryReceipt, ProximitySearchInquiry } from '@kardan/contract/calls/contact/mail';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { findMake } from '../../vehicles/vehicle-directory.ts';
import { acceptInquiry } from '../accept-inquiry.ts';
import { findNearbyRecipients } from './find-nearby-recipients.ts';

/** Asks dealers near a place for what a search describes; who they are we choose. */
export async function askNearbyAboutSearch(
  services: { db: Database; env: Env },
  form: ProximitySearchInquiry,
  visitorAddress: string,
): Promise<InquiryReceipt> {
  const { name, email, phone, language, message, proof, homepage, postcode, filters } = form;
  const wanted = await Promise.all(
    (filters.vehicles ?? []).map((vehicle) => findMake(services, vehicle.split('/')[0] ?? '')),
  );
  const makeIds = [...new Set(wanted.flatMap((make) => make?.id ?? []))];
  const recipients = await findNearbyRecipients(services, postcode, makeIds);
  const inquiry = {
    kind: 'proximity-dealership-search' as const,
    sender: { name, email, phone },
    language,
    message,
    details: { postcode, filters },
  };
  return acceptInquiry(services, { visitorAddress, proof, homepage }, inquiry, recipients);
}
