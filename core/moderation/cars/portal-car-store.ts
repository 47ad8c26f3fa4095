import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { firstPicture } from '../../db/first-picture.ts';

/** Cars of these ids as operators see them in lists, whosever they are; those that do not exist are missing. */
export function loadPortalCars(db: Database, listingIds: readonly number[]) {
  return db
    .selectFrom('listing')
    .innerJoin('dealership', 'dealership.id', 'listing.dealershipId')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .select([
      'listing.id',
      'listing.slug',
      'listing.title',
      'listing.state',
      'listing.priceEur',
      'listing.mileageKm',
      'listing.firstRegistration',
      'listing.colour',
      'listing.description',
      'listing.vin',
      'listing.externalId',
      'listing.blockedReason',
      'listing.publishedAt',
      'listing.endedAt',
      'listing.updatedAt',
      'dealership.id as dealershipId',
      'dealership.slug as dealershipSlug',
      'dealership.name as dealershipName',
      'dealership.state as dealershipState',
      'city.name as place',
    ])
    .select(firstPicture('listing.id').as('image'))
    .where('listing.id', '=', sql<number>`any (${listingIds}::bigint[])`)
    .execute();
}
export type PortalCarRow = Awaited<ReturnType<typeof loadPortalCars>>[number];
