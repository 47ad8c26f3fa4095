import type { ModeratedCar, ModeratedDealer } from '@kardan/contract/calls/operator/moderation-fields';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { firstPicture } from '../../db/first-picture.ts';

/** A car as far as somebody has to see it to decide. */
export function loadModeratedCar(db: Database, listingId: number): Promise<ModeratedCar | undefined> {
  return db
    .selectFrom('listing')
    .select(['id', 'slug', 'title', 'state', 'priceEur', 'mileageKm', 'blockedReason'])
    .select(firstPicture('listing.id').as('image'))
    .where('id', '=', listingId)
    .executeTakeFirst();
}

export function loadModeratedDealer(db: Database, dealershipId: number): Promise<ModeratedDealer | undefined> {
  return db
    .selectFrom('dealership')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .innerJoin('district', 'district.id', 'city.districtId')
    .select(['dealership.id', 'dealership.slug', 'dealership.name', 'city.name as place', 'district.plateCode'])
    .where('dealership.id', '=', dealershipId)
    .executeTakeFirst();
}

/** The name of somebody who works or worked here; of several at once, by account. */
export async function loadNames(db: Database, accountIds: readonly (number | null)[]): Promise<Map<number, string>> {
  const ids = accountIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('account').select(['id', 'displayName']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, displayName }) => [id, displayName]));
}

/** Whether somebody else than this account could decide. */
export async function hasOtherOperator(db: Database | Tx, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from account where is_operator and state = 'active' and id <> ${accountId}
    ) as found`.execute(db);
  return rows[0]?.found ?? false;
}
