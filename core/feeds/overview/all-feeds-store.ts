import type { FeedFormat, FeedSource, FeedState, RunReason, RunState } from '@kardan/contract/values/feeds';
import type { FeedFilter } from '@kardan/contract/values/operations';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface OverviewFeed {
  id: string;
  name: string;
  owner: string;
  ownerGroupId: number | null;
  dealershipName: string | null;
  dealershipSlug: string | null;
  format: FeedFormat;
  source: FeedSource;
  state: FeedState;
  isBroken: boolean;
  waitingSince: Date | null;
  runNumber: number | null;
  runState: RunState | null;
  runReason: RunReason | null;
  runAt: Date | null;
}

/** A source that did not answer so often in a row is away: before, its feed is asked again soon. */
const awayAfter = 3;

/** The last run of a feed that was no trial and was not left off for a newer file. */
const lastRun = sql`
  select number, state, reason, created_at from feed_run
  where feed_run.feed_id = feed.id and not dry and reason is distinct from 'newer-file' and state <> 'queued'
  order by number desc limit 1`;

/**
 * Feeds that should run and cannot. One that somebody let rest is none of them, unless we stopped it because its server was
 * another.
 */
const brokenIds = sql`
  select feed.id from feed
  left join feed_source on feed_source.feed_id = feed.id
  left join lateral (${lastRun}) run on true
  where (
    (feed.state = 'live' and (run.state = 'failed' or feed_source.failures >= ${awayAfter}))
    or (feed.state = 'paused' and run.state = 'failed' and run.reason = 'host-key-changed')
  )`;

const waitingIds = sql`select feed_id from feed_run where state = 'waiting'`;

const conditions = {
  all: sql`true`,
  broken: sql`feed.id in (${brokenIds})`,
  waiting: sql`feed.id in (${waitingIds})`,
  paused: sql`feed.state = 'paused'`,
} as const satisfies Record<FeedFilter, unknown>;

/** Feeds outside sandboxes with their owners. */
const owned = sql`
  feed
  left join dealership own on own.id = feed.dealership_id
  left join dealer_group on dealer_group.id = feed.group_id`;
const owner = sql`coalesce(dealer_group.name, own.name)`;

/** How many feeds there are of each kind, and how many are live. */
export async function countFeedsByStanding(
  db: Database,
  text: string | null,
): Promise<Record<FeedFilter | 'live', number>> {
  const { rows } = await sql<Record<FeedFilter | 'live', number>>`
    select
      count(*)::integer as all,
      count(*) filter (where ${conditions.broken})::integer as broken,
      count(*) filter (where ${conditions.waiting})::integer as waiting,
      count(*) filter (where ${conditions.paused})::integer as paused,
      count(*) filter (where feed.state = 'live')::integer as live
    from ${owned}
    where own.sandbox_of is null and ${named(text)}`.execute(db);
  return rows[0] ?? { all: 0, broken: 0, waiting: 0, paused: 0, live: 0 };
}

export interface FeedPlace {
  owner: string;
  id: string;
}

interface Wanted {
  filter: FeedFilter;
  text: string | null;
  after: FeedPlace | undefined;
  limit: number;
}

/** The next feeds by their owner's name. The page is chosen first: how each stands is looked up for its feeds alone. */
export async function loadFeedOverview(db: Database, { filter, text, after, limit }: Wanted): Promise<OverviewFeed[]> {
  const { rows } = await sql<OverviewFeed>`
    with page as materialized (
      select feed.id, ${owner} as owner, own.name, own.slug from ${owned}
      where own.sandbox_of is null and ${conditions[filter]} and ${named(text)}
        and ${after === undefined ? sql`true` : sql`(${owner}, feed.id) > (${after.owner}, ${after.id}::uuid)`}
      order by ${owner}, feed.id
      limit ${limit}
    )
    select feed.id, feed.name, feed.format, feed.source, feed.state, feed.group_id as owner_group_id, page.owner,
      coalesce(page.name, site.name) as dealership_name, coalesce(page.slug, site.slug) as dealership_slug,
      run.number as run_number, run.state as run_state, run.reason as run_reason, run.created_at as run_at,
      (select min(created_at) from feed_run where feed_run.feed_id = feed.id and state = 'waiting') as waiting_since,
      feed.id in (${brokenIds} and feed.id in (select id from page)) as is_broken
    from page
    join feed on feed.id = page.id
    left join lateral (
      select name, slug from dealership where dealership.group_id = feed.group_id order by name, id limit 1
    ) site on true
    left join lateral (${lastRun}) run on true
    order by page.owner, feed.id`.execute(db);
  return rows;
}

function named(text: string | null) {
  if (text === null || text === '') return sql`true`;
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(${owner} ilike ${pattern} or feed.name ilike ${pattern})`;
}

/** Of these feeds: cars that they keep, and how often they failed in a row. */
export async function loadFeedFigures(
  db: Database,
  feedIds: readonly string[],
): Promise<{ feedId: string; cars: number; failures: number }[]> {
  const { rows } = await sql<{ feedId: string; cars: number; failures: number }>`
    select wanted.id as feed_id,
      (
        select count(*)::integer from feed_car
        where feed_car.feed_id = wanted.id and vanished_since is null and kept_since is null
      ) as cars,
      greatest(
        coalesce((select failures::integer from feed_source where feed_source.feed_id = wanted.id), 0),
        (
          select count(*)::integer from feed_run
          where feed_run.feed_id = wanted.id and not dry and state = 'failed' and number > coalesce((
            select number from feed_run as last
            where last.feed_id = wanted.id and not last.dry and last.state <> 'failed' order by number desc limit 1
          ), 0)
        )
      ) as failures
    from unnest(${[...feedIds]}::uuid[]) as wanted (id)`.execute(db);
  return rows;
}
