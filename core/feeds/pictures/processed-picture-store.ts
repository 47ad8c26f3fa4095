import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Brings in what became of files that were fetched: a picture, or none; gives how many. */
export async function settleProcessed(db: Database): Promise<number> {
  const { rows } = await sql`
    with settled as (
      update feed_picture
      set state = (case
          when upload.state = 'ready' then 'ready'
          when upload.rejection = 'processing-failed' and feed_picture.tries < 5 then 'wanted'
          else 'given-up'
        end)::feed_picture_state,
        content_hash = coalesce(image.content_hash, feed_picture.content_hash),
        reason = case when upload.state = 'ready' then null else 'no-picture' end,
        tries = case when upload.state = 'ready' then 0 else feed_picture.tries end,
        next_at = now() + interval '10 minutes',
        checked_at = now(),
        upload_id = null
      from image_upload as upload left join image on image.id = upload.image_id
      where feed_picture.state = 'processing' and upload.id = feed_picture.upload_id and upload.state <> 'received'
      returning feed_picture.listing_id, feed_picture.feed_id, feed_picture.host, feed_picture.state, feed_picture.next_at
    ), woken as (
      update feed_picture_list set is_due = true where listing_id in (select listing_id from settled)
    ), waiting as (
      insert into feed_picture_lane (feed_id, host, next_at)
      select feed_id, host, min(next_at) from settled where state = 'wanted' group by 1, 2 order by 1, 2
      on conflict (feed_id, host) do update set next_at = least(feed_picture_lane.next_at, excluded.next_at)
    )
    select listing_id from settled`.execute(db);
  return rows.length;
}

/** Whether any file that was fetched is still to become a picture. */
export async function areProcessed(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('feedPicture')
    .select('listingId')
    .where('state', '=', 'processing')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes up what nobody works on any more: fetched by who has died, or a file whose upload is forgotten. What has waited for
 * two days is given up, however rarely its host let it be tried.
 */
export async function reclaimPictures(db: Database): Promise<void> {
  await sql`
    with lost as (
      update feed_picture set state = 'wanted', next_at = now()
      where (state = 'fetching' and next_at < now())
        or (state = 'processing' and next_at < now() - interval '1 hour'
          and not exists (select from image_upload where id = feed_picture.upload_id and state = 'received'))
      returning feed_id, host
    )
    insert into feed_picture_lane (feed_id, host) select distinct feed_id, host from lost order by 1, 2
    on conflict (feed_id, host) do update set next_at = least(feed_picture_lane.next_at, excluded.next_at)`.execute(db);
  await sql`
    with old as (
      select listing_id, position from feed_picture
      where state = 'wanted' and wanted_at < now() - interval '48 hours'
      order by wanted_at limit 5000 for update skip locked
    ), given_up as (
      update feed_picture set state = 'given-up', reason = coalesce(reason, 'unreachable'), checked_at = now()
      from old where feed_picture.listing_id = old.listing_id and feed_picture.position = old.position
      returning feed_picture.listing_id
    )
    update feed_picture_list set is_due = true where listing_id in (select listing_id from given_up)`.execute(db);
}
