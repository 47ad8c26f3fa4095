import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/**
 * The next cars that were sold so many days ago and that agents have not been asked about since; nobody else gets them
 * before the transaction ends. Found by how far they were matched, which goes with their matches: a car is looked at once
 * and not every night from then on.
 */
export async function lockLongSold(tx: Tx, days: number, limit: number): Promise<number[]> {
  const longAgo = sql`now() - make_interval(days => ${days})`;
  const { rows } = await sql<{ id: number }>`
    select listing.id
    from listing_matching join listing on listing.id = listing_matching.listing_id
    where listing_matching.asked_at < ${longAgo} and listing.state = 'sold' and listing.ended_at < ${longAgo}
    order by listing_matching.asked_at
    limit ${limit}
    for update of listing_matching skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Removes all that agents were told of these cars, and how far the cars were matched; gives how many matches there were. */
export async function deleteMatchesOfListings(tx: Tx, listingIds: number[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('searchAgentMatch')
    .where('listingId', 'in', listingIds)
    .executeTakeFirst();
  await tx.deleteFrom('listingMatching').where('listingId', 'in', listingIds).execute();
  return Number(numDeletedRows);
}
