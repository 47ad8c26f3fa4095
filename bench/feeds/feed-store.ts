import { announceListings } from '@kardan/core/changes/announce-listings';
import { type Database, inTransaction } from '@kardan/core/db/database';
import { chunk } from '@kardan/core/kernel/chunk';
import { sql } from 'kysely';

/** Cars of other dealers on offer that nobody else changes meanwhile. */
export async function loadCarsToChange(db: Database, count: number): Promise<{ id: number; priceEur: number }[]> {
  return db
    .selectFrom('listing')
    .innerJoin('dealership', 'dealership.id', 'listing.dealershipId')
    .select(['listing.id', 'listing.priceEur'])
    .where('listing.state', '=', 'active')
    .where('dealership.state', '=', 'active')
    .where('listing.netPriceEur', 'is', null)
    .orderBy('listing.id')
    .limit(count)
    .execute();
}

/** How many cars a dealership has, and how many different numbers they have. */
export async function countCars(db: Database, dealershipId: number): Promise<{ cars: number; numbers: number }> {
  const { rows } = await sql<{ cars: number; numbers: number }>`
    select count(*)::integer as cars, count(distinct external_id)::integer as numbers from listing
    where dealership_id = ${dealershipId}`.execute(db);
  return rows[0] ?? { cars: 0, numbers: 0 };
}

/** Removes a dealership's cars again, in the index as well: the next measurement finds the market as it was. */
export async function removeCars(db: Database, dealershipId: number): Promise<void> {
  const rows = await db.selectFrom('listing').select('id').where('dealershipId', '=', dealershipId).execute();
  for (const some of chunk(rows, 500)) {
    const ids = some.map(({ id }) => id);
    await inTransaction(db, async (tx) => {
      await tx.deleteFrom('listing').where('id', 'in', ids).execute();
      await announceListings(tx, ids, { priority: 'bulk' });
    });
  }
}
