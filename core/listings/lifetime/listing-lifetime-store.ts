import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

/** Expires the next listings that nobody has confirmed for so many days; returns which they are, and whose. */
export function expireUnconfirmed(
  tx: Tx,
  days: number,
  limit: number,
): Promise<{ id: number; dealershipId: number }[]> {
  return tx
    .with('unconfirmed', (db) =>
      db
        .selectFrom('listing')
        .select('id')
        .where('state', '=', 'active')
        .where('confirmedAt', '<', daysAgo(days))
        .orderBy('confirmedAt')
        .limit(limit)
        // One that is being changed has just been confirmed, or the next batch sees it.
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('listing')
    .from('unconfirmed')
    .set({ state: 'expired', endedAt: sql<Date>`now()` })
    .whereRef('listing.id', '=', 'unconfirmed.id')
    .returning(['listing.id', 'listing.dealershipId'])
    .execute();
}

/** Deletes the next listings that were withdrawn so many days ago, with all that hangs on them; returns how many. */
export async function deleteWithdrawn(db: Database, days: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('listing')
    .where('id', 'in', (where) =>
      where
        .selectFrom('listing as old')
        .select('old.id')
        .where('old.state', '=', 'withdrawn')
        .where('old.endedAt', '<', daysAgo(days))
        .orderBy('old.endedAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Forgets by which keys cars were begun so many days ago. */
export async function deleteCreationKeys(db: Database, days: number): Promise<void> {
  await db.deleteFrom('listingCreation').where('createdAt', '<', daysAgo(days)).execute();
}

function daysAgo(days: number) {
  return sql<Date>`now() - make_interval(days => ${days})`;
}
