import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/**
 * Writes what their price was reduced from to the next listings after an id whose price has changed; returns the last id,
 * undefined when there are none left.
 */
export async function saveReductions(tx: Tx, afterId: number, limit: number): Promise<number | undefined> {
  const changed = await tx
    .selectFrom('listing')
    .select('id')
    .where('id', '>', afterId)
    .where('priceChangedAt', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
  const ids = changed.map(({ id }) => id);
  await correctReductions(tx, ids);
  return ids.at(-1);
}

/** Writes what the price of listings was reduced from, by the database's own rule; returns those of which something else was said. */
export async function correctReductions(tx: Tx, listingIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with changed as materialized (
      select id, price_eur, lowest_price_of_thirty_days(id, price_changed_at) as lowest_price_eur
      from listing where id = any(${listingIds}::bigint[]) and price_changed_at is not null
    ), told as (
      select id, case when price_eur < lowest_price_eur then lowest_price_eur end as reduced_from_eur from changed
    )
    update listing set reduced_from_eur = told.reduced_from_eur
    from told
    where listing.id = told.id and listing.reduced_from_eur is distinct from told.reduced_from_eur
    returning listing.id`.execute(tx);
  return rows.map(({ id }) => id);
}
