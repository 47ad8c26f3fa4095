import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** What is told of cars wherever something happens to them, by id. */
export async function loadNewsOfListings(tx: Tx, listingIds: readonly number[]) {
  const rows = await tx
    .selectFrom('listing')
    .select(['id as listingId', 'externalId as number', 'title', 'state', 'priceEur'])
    .where('id', '=', sql<number>`any (${listingIds}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.listingId, row]));
}
