import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';
import { offerStates } from '../../../listings/changing/offer-rules.ts';

/** A car with what is looked at beside pictures and VIN. */
export function loadCarsToInspect(tx: Tx, listingIds: readonly number[]) {
  return tx
    .selectFrom('listing')
    .innerJoin('dealership', 'dealership.id', 'listing.dealershipId')
    .leftJoin('listingRating', 'listingRating.listingId', 'listing.id')
    .select([
      'listing.id',
      'listing.state',
      'listing.priceEur',
      'listing.description',
      'dealership.state as dealershipState',
      'listingRating.estimateEur',
      'listingRating.sampleSize',
      'listingRating.groupLevel',
    ])
    .where('listing.id', '=', sql<number>`any (${listingIds}::bigint[])`)
    .execute();
}
export type CarToInspect = Awaited<ReturnType<typeof loadCarsToInspect>>[number];

/**
 * Holds those of these cars that are on offer: whoever takes one off meanwhile waits, and the job that follows from that sees what
 * was found of it here.
 */
export async function holdOffered(tx: Tx, listingIds: readonly number[]): Promise<Set<number>> {
  if (listingIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select listing.id from listing join dealership on dealership.id = listing.dealership_id and dealership.state = 'active'
    where listing.id = any (${listingIds}::bigint[]) and listing.state = any (${offerStates}::listing_state[])
    order by listing.id
    for share of listing`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Ids of the next cars that are on offer. */
export async function loadOfferedIdsAfter(db: Database, afterId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listing')
    .select('id')
    .where('id', '>', afterId)
    .where('state', 'in', offerStates)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The last of them, for progress. */
export async function loadLastOfferedId(db: Database): Promise<number> {
  const row = await db
    .selectFrom('listing')
    .select('id')
    .where('state', 'in', offerStates)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}
