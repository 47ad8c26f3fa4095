import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

const changesNova = sql`changes @> '[{"field": "novaIncluded"}]'`;

/** The last of the next listings after an id; undefined when there are none left. */
export async function loadEndOfChunk(tx: Tx, afterId: number, limit: number): Promise<number | undefined> {
  const { rows } = await sql<{ lastId: number | null }>`
    select max(id) as "lastId" from (
      select id from listing where id > ${afterId} order by id limit ${limit}
    ) as next`.execute(tx);
  return rows[0]?.lastId ?? undefined;
}

/** The listings of a chunk that are offered without NoVA, or of which that has changed, held against further changes. */
export async function holdListingsWithoutNova(tx: Tx, afterId: number, lastId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listing
    where id > ${afterId} and id <= ${lastId} and (
      not nova_included or exists (select from listing_revision where listing_id = listing.id and ${changesNova})
    )
    order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Writes to each price of listings whether it holds NoVA: as it was when the next price came, and of the present one as it is. */
export async function saveNovaOfPrices(tx: Tx, listingIds: readonly number[]): Promise<void> {
  await sql`
    with span as (
      select listing_id, valid_from, listing.nova_included as is_now,
        lead(valid_from) over (partition by listing_id order by valid_from) as valid_until
      from listing_price join listing on listing.id = listing_id
      where listing_id = any(${listingIds}::bigint[])
    ), told as (
      select listing_id, valid_from, coalesce((
        -- The first change after it tells what was so until then.
        select (changed -> 'before')::boolean
        from listing_revision, jsonb_array_elements(changes) as changed
        where listing_revision.listing_id = span.listing_id and at >= valid_until and ${changesNova}
          and changed ->> 'field' = 'novaIncluded' and jsonb_typeof(changed -> 'before') = 'boolean'
        order by revision limit 1
      ), is_now) as nova_included
      from span
    )
    update listing_price set nova_included = told.nova_included
    from told
    where (listing_price.listing_id, listing_price.valid_from) = (told.listing_id, told.valid_from)
      and listing_price.nova_included <> told.nova_included`.execute(tx);
}
