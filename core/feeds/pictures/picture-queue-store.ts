import type { PictureFailure } from '@kardan/contract/values/feeds';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { atOnceOfHost, paceMs } from './retry-rules.ts';

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

/** The feed and host whose turn it is, held until the transaction ends; the one that waited longest. */
export async function holdNextLane(tx: Tx): Promise<{ feedId: string; host: string } | undefined> {
  const { rows } = await sql<{ feedId: string; host: string }>`
    select lane.feed_id, lane.host from feed_picture_lane as lane
    left join feed_picture_host as host on host.host = lane.host
    where lane.next_at <= clock_timestamp() and (host.next_at is null or host.next_at <= clock_timestamp())
      and (
        select count(*) from feed_picture
        where host = lane.host and state = 'fetching' and next_at > clock_timestamp()
      ) < ${atOnceOfHost}
    order by lane.next_at limit 1 for update of lane skip locked`.execute(tx);
  return rows[0];
}

/** Takes a turn at a host; false when somebody else has just had one. */
export async function takeTurn(tx: Tx, host: string): Promise<boolean> {
  const { rows } = await sql`
    insert into feed_picture_host as known (host, next_at)
    values (${host}, clock_timestamp() + ${paceMs} * interval '1 ms')
    on conflict (host) do update set next_at = excluded.next_at where known.next_at <= clock_timestamp()
    returning host`.execute(tx);
  return rows.length > 0;
}

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

/** Puts a lane behind all that wait, until its next picture is due; one without pictures is no lane any more. */
export async function moveLaneBack(tx: Tx, { feedId, host }: { feedId: string; host: string }): Promise<void> {
  const { rows } = await sql<{ nextAt: Date | null }>`
    select min(next_at) as next_at from feed_picture
    where feed_id = ${feedId} and host = ${host} and state = 'wanted'`.execute(tx);
  const next = rows[0]?.nextAt ?? null;
  if (next === null) await sql`delete from feed_picture_lane where feed_id = ${feedId} and host = ${host}`.execute(tx);
  else
    await sql`
      update feed_picture_lane set next_at = greatest(clock_timestamp(), ${next})
      where feed_id = ${feedId} and host = ${host}`.execute(tx);
}

/** How long until any lane has its turn, in ms; undefined when none waits. */
export async function loadNextTurnMs(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(next_at) - clock_timestamp()) * 1000)::float8 as ms from feed_picture_lane`.execute(
    db,
  );
  const ms = rows[0]?.ms ?? undefined;
  return ms === undefined ? undefined : Math.max(ms, 0);
}

type Reference = Pick<ClaimedPicture, 'listingId' | 'source' | 'host'>;

/** The picture's file is in the store, and becomes a picture. */
export async function saveTaken(
  db: Database,
  { listingId, source, host }: Reference,
  { uploadId, etag, lastModified }: { uploadId: string; etag: string | null; lastModified: string | null },
): Promise<void> {
  await sql`
    update feed_picture
    set state = 'processing', upload_id = ${uploadId}, etag = left(${etag}, 1000), last_modified = left(${lastModified}, 200),
      next_at = now(), reason = null
    where listing_id = ${listingId} and source = ${source} and host = ${host} and state = 'fetching'`.execute(db);
  await restHost(db, host, 0, { failed: false });
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

/** How often in a row a host gave nothing. */
export async function loadHostFailures(db: Database, host: string): Promise<number> {
  const row = await db.selectFrom('feedPictureHost').select('failures').where('host', '=', host).executeTakeFirst();
  return row?.failures ?? 0;
}

/** Leaves a host alone for so long, for every feed; one that gave something starts anew. */
export async function restHost(
  db: Database,
  host: string,
  restMs: number,
  { failed }: { failed: boolean },
): Promise<void> {
  if (!failed) {
    await sql`update feed_picture_host set failures = 0 where host = ${host} and failures > 0`.execute(db);
    return;
  }
  await sql`
    update feed_picture_host
    set failures = least(failures + 1, 100), next_at = greatest(next_at, clock_timestamp() + ${restMs} * interval '1 ms')
    where host = ${host}`.execute(db);
  await sql`
    update feed_picture_lane as lane set next_at = resting.next_at from feed_picture_host as resting
    where resting.host = ${host} and lane.host = resting.host and lane.next_at < resting.next_at`.execute(db);
}

/** Lets the others have their turn for so long. */
export async function restLane(
  db: Database,
  { feedId, host }: { feedId: string; host: string },
  seconds: number,
): Promise<void> {
  await sql`
    update feed_picture_lane set next_at = greatest(next_at, clock_timestamp() + ${seconds} * interval '1 s')
    where feed_id = ${feedId} and host = ${host}`.execute(db);
}

/** Has these cars' lists looked at: something of them has come, or will not. */
async function wakeLists(db: Database, listingIds: readonly number[]): Promise<void> {
  await sql`update feed_picture_list set is_due = true where listing_id = any(${listingIds}::bigint[])`.execute(db);
}
