import type { PictureFailure } from '@kardan/contract/values/feeds';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { forgetFailures } from './picture-lane-store.ts';

export interface ClaimedPicture {
  listingId: number;
  feedId: string;
  dealershipId: number;
  host: string;
  source: string;
  fileKey: string | null;
  tries: number;
  contentHash: string | null;
  etag: string | null;
  lastModified: string | null;
}

/** Whoever fetches a picture for longer has died. */
const leaseSeconds = 180;

/** The next picture of a lane, which is the caller's for three minutes. */
export async function claimPicture(
  tx: Tx,
  { feedId, host }: { feedId: string; host: string },
): Promise<ClaimedPicture | undefined> {
  const { rows } = await sql<ClaimedPicture>`
    update feed_picture
    set state = 'fetching', tries = tries + 1, next_at = clock_timestamp() + ${leaseSeconds} * interval '1 s'
    where (listing_id, position) = (
      select listing_id, position from feed_picture
      where feed_id = ${feedId} and host = ${host} and state = 'wanted' and next_at <= now()
      order by next_at, listing_id, position limit 1 for update skip locked
    )
    returning listing_id, feed_id, dealership_id, host, source, file_key, tries, content_hash, etag, last_modified`.execute(
    tx,
  );
  return rows[0];
}

type Reference = Pick<ClaimedPicture, 'listingId' | 'source' | 'host'>;

/** The picture's file is in the store, and becomes a picture. */
export async function saveTaken(
  db: Database,
  { listingId, source, host, feedId }: Reference & { feedId: string },
  { uploadId, etag, lastModified }: { uploadId: string; etag: string | null; lastModified: string | null },
): Promise<void> {
  await sql`
    update feed_picture
    set state = 'processing', upload_id = ${uploadId}, etag = left(${etag}, 1000), last_modified = left(${lastModified}, 200),
      next_at = now(), reason = null
    where listing_id = ${listingId} and source = ${source} and host = ${host} and state = 'fetching'`.execute(db);
  await forgetFailures(db, { feedId, host });
}

/** Puts the pictures that a name means in the place of the one that it was taken for. */
export async function expandPicture(
  tx: Tx,
  { listingId, source, host, feedId }: Reference & { feedId: string },
  sources: readonly string[],
): Promise<void> {
  await sql`
    with named as (
      delete from feed_picture
      where listing_id = ${listingId} and source = ${source} and host = ${host} and state = 'fetching'
      returning *
    )
    insert into feed_picture (listing_id, position, feed_id, dealership_id, host, named, source, file_key)
    select listing_id, position + place - 1, feed_id, dealership_id, host, named, file, file_key
    from named, unnest(${[...sources]}::text[]) with ordinality as files (file, place)`.execute(tx);
  await sql`
    insert into feed_picture_lane (feed_id, host) values (${feedId}, ${host})
    on conflict (feed_id, host) do update set next_at = least(feed_picture_lane.next_at, excluded.next_at)`.execute(tx);
}

/** It is the picture that the car has already. */
export async function saveSame(db: Database, { listingId, source, host }: Reference): Promise<void> {
  await sql`
    update feed_picture set state = 'ready', checked_at = now(), reason = null, tries = 0
    where listing_id = ${listingId} and source = ${source} and host = ${host} and state = 'fetching'`.execute(db);
  await wakeLists(db, [listingId]);
}

/** Lets a picture wait for its next try, or for its turn. */
export async function saveWaiting(
  db: Database,
  { listingId, source, host }: Reference,
  { waitMs, reason, wasTried }: { waitMs: number; reason: PictureFailure | null; wasTried: boolean },
): Promise<void> {
  await sql`
    with waiting as (
      update feed_picture
      set state = 'wanted', reason = ${reason}, tries = tries - ${wasTried ? 0 : 1}::smallint,
        next_at = clock_timestamp() + ${waitMs} * interval '1 ms'
      where listing_id = ${listingId} and source = ${source} and host = ${host} and state = 'fetching'
      returning feed_id, next_at
    )
    insert into feed_picture_lane (feed_id, host, next_at) select feed_id, ${host}, next_at from waiting
    on conflict (feed_id, host) do update set next_at = least(feed_picture_lane.next_at, excluded.next_at)`.execute(db);
  if (wasTried) await wakeLists(db, [listingId]);
}

export async function saveGivenUp(
  db: Database,
  { listingId, source, host }: Reference,
  reason: PictureFailure,
): Promise<void> {
  await sql`
    update feed_picture set state = 'given-up', reason = ${reason}, checked_at = now()
    where listing_id = ${listingId} and source = ${source} and host = ${host} and state = 'fetching'`.execute(db);
  await wakeLists(db, [listingId]);
}

/** Has these cars' lists looked at: something of them has come, or will not. */
async function wakeLists(db: Database, listingIds: readonly number[]): Promise<void> {
  await sql`update feed_picture_list set is_due = true where listing_id = any(${listingIds}::bigint[])`.execute(db);
}
