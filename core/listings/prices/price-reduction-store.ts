import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/**
 * Writes what their price was reduced from, by the database's own rule, to the next listings after an id whose price has
 * changed; returns the last id, undefined when there are none left.
 */
export async function saveReductions(tx: Tx, afterId: number, limit: number): Promise<number | undefined> {
  const { rows } = await sql<{ lastId: number | null }>`
    with changed as materialized (
      select id, price_eur,
        least(lowest_price_of_thirty_days(id, price_changed_at), previous_price_eur) as lowest_price_eur
      from (
        select id, price_eur, previous_price_eur, price_changed_at from listing
        where id > ${afterId} and price_changed_at is not null
        order by id limit ${limit} for update
      ) as next
    ), saved as (
      update listing set reduced_from_eur = changed.lowest_price_eur
      from changed
      where listing.id = changed.id and changed.price_eur < changed.lowest_price_eur
        and listing.reduced_from_eur is distinct from changed.lowest_price_eur
    )
    select max(id) as "lastId" from changed`.execute(tx);
  return rows[0]?.lastId ?? undefined;
}
