import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { distanceKmFrom } from '../db/distance-from.ts';
import type { Coordinates } from '../kernel/distance.ts';
import type { RecipientDealership } from './inquiry.ts';

/** A dealership that may be written to: only those that are active. */
export function loadRecipient(db: Database, dealershipId: number): Promise<RecipientDealership | undefined> {
  return db
    .selectFrom('dealership')
    .select(['id', 'name', 'phone', 'email'])
    .where('id', '=', sql<number>`${dealershipId}::bigint`)
    .where('state', '=', 'active')
    .executeTakeFirst();
}

/**
 * The active dealerships nearest to a place that sell one of the makes, by contract or by having such a car on offer; with
 * no makes any. The few thousand there are within the square around the place are measured one by one.
 */
export async function loadNearbyRecipients(
  db: Database,
  place: Coordinates,
  makeIds: number[],
  { radiusKm, most }: { radiusKm: number; most: number },
): Promise<RecipientDealership[]> {
  const { latitude, longitude } = place;
  const latitudes = radiusKm / 111;
  const longitudes = latitudes / Math.cos((latitude * Math.PI) / 180);
  const { rows } = await sql<RecipientDealership>`
    select id, name, phone, email
    from (
      select
        id, name, phone, email,
        ${distanceKmFrom(place, 'dealership')} as distance_km
      from dealership
      where
        state = 'active'
        and latitude between ${latitude - latitudes} and ${latitude + latitudes}
        and longitude between ${longitude - longitudes} and ${longitude + longitudes}
    ) near
    where
      distance_km <= ${radiusKm}
      and (
        ${makeIds.length === 0}
        or exists (
          select from dealership_make
          where dealership_id = near.id and make_id = any (${makeIds}::int[]) and kind = 'sales'
        )
        or exists (
          select from listing
          where dealership_id = near.id and make_id = any (${makeIds}::int[]) and state in ('active', 'reserved')
        )
      )
    order by distance_km, id
    limit ${most}`.execute(db);
  return rows;
}

/** Who a dealer's account is, as the operator is told. */
export function loadDealerAccount(db: Database, accountId: number) {
  return db
    .selectFrom('account')
    .select(['displayName as name', 'email'])
    .where('id', '=', sql<number>`${accountId}::bigint`)
    .where('state', '=', 'active')
    .executeTakeFirst();
}
