import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

/** The feed that keeps a car here, with what a person has set by hand and what the feed says of that. */
export async function loadFeedMark(db: Database, listingId: number): Promise<OwnListing['feed']> {
  const row = await db
    .selectFrom('feedCar')
    .innerJoin('feed', 'feed.id', 'feedCar.feedId')
    .select(['feed.id', 'feed.name', 'feedCar.fields', 'feedCar.locked'])
    .where('feedCar.listingId', '=', listingId)
    .executeTakeFirst();
  if (!row) return null;
  const said = row.fields as Record<string, unknown>;
  const locked = row.locked.map((field) => ({ field, feedValue: said[field] ?? null }));
  return { feedId: row.id, name: row.name, locked };
}

/** Keeps fields of cars that feeds keep here from being changed by them; of other cars it writes nothing. */
export async function addLocks(tx: Tx, locks: readonly { listingId: number; fields: readonly string[] }[]) {
  await sql`
    update feed_car
    set locked = (select array_agg(distinct field order by field) from unnest(feed_car.locked || told.fields) as field)
    from jsonb_to_recordset(${JSON.stringify(locks)}::jsonb) as told ("listingId" bigint, fields text[])
    where feed_car.listing_id = told."listingId" and not feed_car.locked @> told.fields`.execute(tx);
}

/** Leaves the states of cars to the feeds that keep them here. */
export async function freeStates(tx: Tx, listingIds: readonly number[]): Promise<void> {
  await sql`
    update feed_car set locked = array_remove(locked, 'state')
    where listing_id = any(${listingIds}::bigint[]) and 'state' = any(locked)`.execute(tx);
}
