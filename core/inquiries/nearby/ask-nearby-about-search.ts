import type { InquiryReceipt, ProximitySearchInquiry } from '@kardan/contract/calls/contact/mail';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { NotFound } from '../../kernel/errors.ts';
import { catalogueOf } from '../../vehicles/catalogue/catalogue-of.ts';
import { findMake, findModel } from '../../vehicles/vehicle-directory.ts';
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
  const versionName = await nameOfVersion(services, form);
  const makeIds = [...new Set(wanted.flatMap((make) => make?.id ?? []))];
  const recipients = await findNearbyRecipients(services, postcode, makeIds);
  const inquiry = {
    kind: 'proximity-dealership-search' as const,
    sender: { name, email, phone },
    language,
    message,
    details: { postcode, filters, ...(versionName && { versionName }) },
  };
  return acceptInquiry(services, { visitorAddress, proof, homepage }, inquiry, recipients);
}

/** What a version is called, as dealers read it: names come from the catalogue, never from who asks. */
async function nameOfVersion(
  services: { db: Database; env: Env },
  { filters, version }: ProximitySearchInquiry,
): Promise<string | undefined> {
  if (version === undefined) return undefined;
  const [makeSlug = '', modelSlug = ''] = filters.vehicles?.[0]?.split('/') ?? [];
  const make = await findMake(services, makeSlug);
  const model = make && (await findModel(services, make, modelSlug));
  const catalogue = model && (await catalogueOf(services).readModel(model.id));
  const found = catalogue?.versions.find(({ slug }) => slug === version);
  if (!found) throw new NotFound('version');
  return found.name;
}
