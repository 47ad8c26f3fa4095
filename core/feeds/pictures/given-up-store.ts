import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { lastTry } from './retry-rules.ts';

/**
 * Has pictures tried once more that were given up a day ago, of cars that their feed still keeps; of the others it is looked at
 * again a day later whether it does.
 */
export async function wantGivenUpOfYesterday(db: Database): Promise<void> {
  await sql`
    with old as (
      select picture.listing_id, picture.position, exists (
        select from feed_car as car
        where car.listing_id = picture.listing_id and car.feed_id = picture.feed_id and car.vanished_since is null
      ) as is_kept
      from feed_picture as picture
      where picture.state = 'given-up' and picture.file_key is null and picture.checked_at < now() - interval '1 day'
      order by picture.checked_at limit 5000 for update of picture skip locked
    ), looked_at as (
      update feed_picture
      set state = (case when old.is_kept then 'wanted' else 'given-up' end)::feed_picture_state,
        tries = case when old.is_kept then ${lastTry - 1} else tries end, wanted_at = now(), next_at = now(), checked_at = now()
      from old where feed_picture.listing_id = old.listing_id and feed_picture.position = old.position
      returning feed_picture.feed_id, feed_picture.host, feed_picture.state
    )
    insert into feed_picture_lane (feed_id, host)
    select distinct feed_id, host from looked_at where state = 'wanted' order by 1, 2
    on conflict (feed_id, host) do update set next_at = least(feed_picture_lane.next_at, excluded.next_at)`.execute(db);
}

/** Has all pictures of these dealerships' cars tried anew that were given up; gives how many. */
export async function wantAllGivenUp(tx: Tx, feedId: string, dealershipIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ pictures: number }>`
    with again as (
      update feed_picture set state = 'wanted', tries = 0, wanted_at = now(), next_at = now()
      where feed_id = ${feedId} and dealership_id = any(${[...dealershipIds]}::integer[]) and state = 'given-up'
      returning host
    ), waiting as (
      insert into feed_picture_lane (feed_id, host) select distinct ${feedId}::uuid, host from again order by 2
      on conflict (feed_id, host) do update set next_at = least(feed_picture_lane.next_at, excluded.next_at)
    )
    select count(*)::integer as pictures from again`.execute(tx);
  return rows[0]?.pictures ?? 0;
}
