import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { atOnceOfHost, hostRest, paceMs } from './retry-rules.ts';

/** Whose a feed is: a dealership's or a group's. */
const ownerOfFeed = sql<string>`coalesce('d' || feed.dealership_id, 'g' || feed.group_id)`;

/**
 * The feed and host whose turn it is, held until the transaction ends: of the owner for whom the fewest are being fetched, however
 * many feeds and hosts it has, the one that waited longest.
 */
export async function holdNextLane(tx: Tx): Promise<{ feedId: string; host: string } | undefined> {
  const { rows } = await sql<{ feedId: string; host: string }>`
    with fetching as materialized (
      -- Apart from feeds: a planner that does not know how many pictures wait would read all of each feed's to find these few.
      select feed_id, count(*) as pictures from feed_picture
      where state = 'fetching' and next_at > clock_timestamp() group by feed_id
    ), busy as materialized (
      select ${ownerOfFeed} as owner, sum(fetching.pictures) as pictures
      from fetching join feed on feed.id = fetching.feed_id group by 1
    )
    select lane.feed_id, lane.host from feed_picture_lane as lane
    join feed on feed.id = lane.feed_id
    left join busy on busy.owner = ${ownerOfFeed}
    left join feed_picture_host as host on host.host = lane.host
    where lane.next_at <= clock_timestamp() and (host.next_at is null or host.next_at <= clock_timestamp())
      and (
        select count(*) from feed_picture
        where host = lane.host and state = 'fetching' and next_at > clock_timestamp()
      ) < ${atOnceOfHost}
    order by coalesce(busy.pictures, 0), lane.next_at limit 1 for update of lane skip locked`.execute(tx);
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

/**
 * Leaves a host alone that gave a feed nothing: for this feed, since it may be its addresses that are wrong; for every feed once
 * it gave nothing to those of two owners.
 */
export async function restAfterFailure(
  db: Database,
  { feedId, host }: { feedId: string; host: string },
  retryAfter: string | null,
): Promise<void> {
  const { rows } = await sql<{ failures: number; owners: number }>`
    update feed_picture_host as known
    set failures = least(known.failures + 1, 100),
      failed_for = array(select unnest(known.failed_for) union select ${ownerOfFeed} from feed where id = ${feedId} limit 2)
    where known.host = ${host} returning failures, cardinality(failed_for) as owners`.execute(db);
  const [known] = rows;
  if (known && known.owners > 1) return restHost(db, host, hostRest(known.failures - 1, retryAfter));
  const lanes = await sql<{ failures: number }>`
    update feed_picture_lane set failures = least(failures + 1, 100)
    where feed_id = ${feedId} and host = ${host} returning failures`.execute(db);
  const restMs = hostRest((lanes.rows[0]?.failures ?? 1) - 1, retryAfter);
  await restLane(db, { feedId, host }, restMs / 1_000);
}

/** A host that gave something starts anew. */
export async function forgetFailures(db: Database, { feedId, host }: { feedId: string; host: string }): Promise<void> {
  await sql`
    update feed_picture_host set failures = 0, failed_for = '{}' where host = ${host} and failures > 0`.execute(db);
  await sql`
    update feed_picture_lane set failures = 0 where feed_id = ${feedId} and host = ${host} and failures > 0`.execute(
    db,
  );
}

async function restHost(db: Database, host: string, restMs: number): Promise<void> {
  await sql`
    update feed_picture_host set next_at = greatest(next_at, clock_timestamp() + ${restMs} * interval '1 ms')
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
