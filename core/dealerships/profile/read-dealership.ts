import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../db/database.ts';
import { findDealership } from '../find-dealership.ts';
import { knownLanguages, knownServices, presentSpecialDay, withoutSeconds } from '../known-words.ts';
import { loadProfile, type ProfileRow } from './profile-store.ts';

/** Who a dealership is, from PostgreSQL alone; one that is not public does not exist for visitors. */
export async function readDealership(
  services: { db: Database },
  reference: string,
  language: Language,
): Promise<DealershipProfile> {
  const { id } = await findDealership(services, reference);
  return presentProfile(await loadProfile(services.db, id), language);
}

/** A list of what goes out, so that nothing slips through. */
function presentProfile(row: ProfileRow, language: Language): DealershipProfile {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    street: row.street,
    postcode: row.postcode,
    city: row.cityName,
    district: { id: row.districtId, slug: row.districtSlug, name: row.districtName, plateCode: row.plateCode },
    region: { id: row.regionId, slug: row.regionSlug, name: language === 'en' ? row.regionNameEn : row.regionName },
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    website: row.website,
    description: row.description,
    languages: knownLanguages(row.languages),
    services: knownServices(row.services),
    makes: contractMakes(row.makes),
    openingHours: row.openingHours.map(withoutSeconds),
    specialDays: row.specialDays.map(presentSpecialDay),
    logo: row.logo,
    accentColour: row.accentColour,
    images: row.images,
    customPage: row.customPageTitle === null ? null : { title: row.customPageTitle },
  };
}

/** Each make once, those it sells first; within that they stay in the order given, which is by name. */
function contractMakes(contracts: ProfileRow['makes']): DealershipProfile['makes'] {
  const makes = [...Map.groupBy(contracts, ({ id }) => id).values()].map((ofMake) => {
    const [{ id, slug, name }] = ofMake as [(typeof ofMake)[number], ...typeof ofMake];
    const has = (kind: 'sales' | 'service') => ofMake.some((contract) => contract.kind === kind);
    return { id, slug, name, sales: has('sales'), service: has('service') };
  });
  return [...makes.filter(({ sales }) => sales), ...makes.filter(({ sales }) => !sales)];
}
