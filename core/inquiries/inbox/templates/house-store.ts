import type { Database } from '../../../db/database.ts';

/** The dealership as a letter names it, and who writes for it. */
export function loadHouse(db: Database, dealershipId: number, accountId: number | null) {
  return db
    .selectFrom('dealership')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .select(['dealership.name', 'dealership.street', 'dealership.phone', 'city.postcode', 'city.name as city'])
    .select((row) => row.selectFrom('account').select('displayName').where('id', '=', accountId).as('ownName'))
    .where('dealership.id', '=', dealershipId)
    .executeTakeFirst();
}

/** Until when a car has been inspected, as 2027-04-01. */
export async function loadInspection(db: Database, listingId: number): Promise<string | null> {
  const row = await db
    .selectFrom('listing')
    .select('inspectionValidUntil')
    .where('id', '=', listingId)
    .executeTakeFirst();
  return row?.inspectionValidUntil ?? null;
}
