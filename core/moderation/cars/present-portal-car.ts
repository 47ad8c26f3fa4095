import type { PortalCar } from '@kardan/contract/calls/operator/findings';
import type { Database } from '../../db/database.ts';
import { daysOnline, visibilityOf } from '../../listings/reading/visibility-rules.ts';
import { loadPortalCars, type PortalCarRow } from './portal-car-store.ts';

export type { PortalCarRow };

/** Cars of these ids for operators, by id. */
export async function readPortalCars(
  { db }: { db: Database },
  listingIds: readonly number[],
): Promise<Map<number, PortalCarRow>> {
  const rows = listingIds.length === 0 ? [] : await loadPortalCars(db, listingIds);
  return new Map(rows.map((row) => [row.id, row]));
}

export function presentPortalCar(row: PortalCarRow, now: Date): PortalCar {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    state: row.state,
    isPublic: visibilityOf(row, now) === 'shown',
    image: row.image,
    priceEur: row.priceEur,
    mileageKm: row.mileageKm,
    firstRegistration: row.firstRegistration,
    daysOnline: row.publishedAt && daysOnline(row.publishedAt, row.endedAt, now),
    vin: row.vin,
    externalId: row.externalId,
    blockedReason: row.blockedReason,
    dealership: { id: row.dealershipId, slug: row.dealershipSlug, name: row.dealershipName, place: row.place },
    changedAt: row.updatedAt.toISOString(),
  };
}
