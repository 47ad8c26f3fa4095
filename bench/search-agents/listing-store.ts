import type { Database, Tx } from '@kardan/core/db/database';
import { sql } from 'kysely';

/** Cars on offer, the same ones for the same database. */
export async function loadListingsOnOffer(db: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select listing.id from listing join dealership on dealership.id = dealership_id
    where listing.state = 'active' and dealership.state = 'active'
    order by hashint8(listing.id + 7) limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lets listings be published just now, so that everybody who waits for them is to be told. */
export async function publishNow(db: Database | Tx, listingIds: readonly number[]): Promise<void> {
  await sql`
    update listing set published_at = now(), previous_price_eur = null, price_changed_at = null,
      reduced_from_eur = null
    where id = any(${listingIds})`.execute(db);
}

/** Lets listings count as never matched, and nobody wait for a mail about them. */
export async function forgetMatching(db: Database, listingIds: readonly number[]): Promise<void> {
  await sql`delete from search_agent_match where listing_id = any(${listingIds})`.execute(db);
  await sql`delete from listing_matching where listing_id = any(${listingIds})`.execute(db);
  await sql`delete from pgboss.job where name = 'mail-matches'`.execute(db);
}

/** Seconds from each change of a listing to each mail about it, of those that were queued. */
export async function loadMailDelays(
  db: Database,
  changes: readonly { listingId: number; committedAt: Date }[],
): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from mail.created_at - changed.committed_at)::float8 as seconds
    from unnest(
      ${changes.map(({ listingId }) => listingId)}::bigint[],
      ${changes.map(({ committedAt }) => committedAt)}::timestamptz[]
    ) as changed (listing_id, committed_at)
    join search_agent_match as told on told.listing_id = changed.listing_id and told.created_at >= changed.committed_at
    join mail on mail.id = told.mail_id`.execute(db);
  return rows.map(({ seconds }) => seconds);
}

export async function countMatches(db: Database, listingIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from search_agent_match where listing_id = any(${listingIds})`.execute(db);
  return rows[0]?.count ?? 0;
}
