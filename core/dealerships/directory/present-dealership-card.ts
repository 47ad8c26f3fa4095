import type { DealershipCard } from '@kardan/contract/calls/dealerships/dealership-search';
import { type DealershipService, dealershipServices } from '@kardan/contract/values/dealership';
import type { Language } from '@kardan/contract/values/identifiers';
import { knownServices, presentSpecialDay, withoutSeconds } from '../known-words.ts';
import type { DealershipCardRow } from './dealership-card-store.ts';

interface Found {
  distanceKm: number | null;
  /** Null while the search engine is down. */
  cars: number | null;
}

/** A stored dealership as a result shows it: a list of what goes out, so that nothing slips through. */
export function presentDealershipCard(
  row: DealershipCardRow,
  { distanceKm, cars }: Found,
  language: Language,
): DealershipCard {
  const { id, slug, name, street, postcode, city, latitude, longitude, phone, logo, accentColour, makes } = row;
  return {
    id,
    slug,
    name,
    street,
    postcode,
    city,
    region: { slug: row.regionSlug, name: language === 'en' ? row.regionNameEn : row.regionName },
    district: { slug: row.districtSlug, name: row.districtName, plateCode: row.plateCode },
    latitude,
    longitude,
    distanceKm: distanceKm === null ? null : Math.round(distanceKm * 10) / 10,
    phone,
    logo,
    accentColour,
    makes,
    services: knownServices(row.services),
    openingHours: row.openingHours.map(withoutSeconds),
    specialDays: row.specialDays.map(presentSpecialDay),
    cars,
  };
}

/** Counts in the order in which services are shown. */
export function inServiceOrder<T extends { value: DealershipService }>(counts: readonly T[]): T[] {
  return dealershipServices.flatMap((service) => counts.find(({ value }) => value === service) ?? []);
}
