import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { TimePlace } from '../kernel/time-cursor.ts';
import { deadLetterQueue } from './job-catalogue.ts';

/** What pg-boss names queues of its own with: it hands over scheduled jobs in one. */
const ownQueues = '__pgboss__';

export interface QueueState {
  name: string;
  /** Never tried yet. */
  queued: number;
  active: number;
  /** Failed before, waiting for the next try. */
  retry: number;
  /** Gave up recently: the record that stays beside the dead letter until it is cleared away. */
  failed: number;
  /** Waiting for somebody to retry them. */
  dead: number;
  /** Age of what has waited longest of queued, active and retry. */
  oldestSeconds: number | null;
}

/** How every queue stands right now, counted from the jobs themselves. */
export async function loadQueueStates(db: Database): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select
      queue.name,
      coalesce(counts.queued, 0) as queued,
      coalesce(counts.active, 0) as active,
      coalesce(counts.retry, 0) as retry,
      coalesce(counts.failed, 0) as failed,
      coalesce(counts.dead, 0) as dead,
      floor(extract(epoch from now() - counts.oldest))::int as "oldestSeconds"
    from pgboss.queue
    left join (
      select
        case name when ${deadLetterQueue} then source_name else name end as name,
        count(*) filter (where name <> ${deadLetterQueue} and state = 'created')::int as queued,
        count(*) filter (where state = 'active')::int as active,
        count(*) filter (where state = 'retry')::int as retry,
        count(*) filter (where state = 'failed')::int as failed,
        count(*) filter (where name = ${deadLetterQueue})::int as dead,
        min(created_on) filter (where name <> ${deadLetterQueue} and state in ('created', 'active', 'retry')) as oldest
      from pgboss.job
      where state <> 'completed'
      group by 1
    ) counts on counts.name = queue.name
    where queue.name <> ${deadLetterQueue} and not starts_with(queue.name, ${ownQueues})
    order by queue.name`.execute(db.withoutPlugins());
  return rows;
}

export interface DeadJob {
  id: string;
  name: string;
  payload: unknown;
  reason: string | null;
  retries: number;
  enqueuedAt: Date;
  diedAt: Date;
  /** To the microsecond, as a cursor needs it. */
  diedAtText: string;
}

/** Jobs whose retries are used up, newest first; of one name if given, and behind a place. */
export async function loadDeadJobs(
  db: Database,
  name: string | null,
  limit: number,
  after?: TimePlace,
): Promise<DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select
      id,
      source_name as name,
      data as payload,
      coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message', source_output::text) as reason,
      source_retry_count as retries,
      source_created_on as "enqueuedAt",
      created_on as "diedAt",
      created_on::text as "diedAtText"
    from pgboss.job
    where name = ${deadLetterQueue} and state = 'created' and (${name}::text is null or source_name = ${name})
      ${after === undefined ? sql`` : sql`and (created_on, id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by created_on desc, id desc
    limit ${limit}`
    // Without plugins: the one that renames columns would rename the keys inside a payload too.
    .execute(db.withoutPlugins());
  return rows;
}

/** Counted up to here: beyond it nobody cares for the last digit, and no page waits for a million rows. */
const countedUpTo = 10_000;

export interface QueueOverview {
  name: string;
  queued: number;
  active: number;
  retry: number;
  dead: number;
  /** Of what has waited longest beyond the moment when it was due. */
  oldestSeconds: number | null;
  /** The same without what waits behind others by design. */
  oldestFreshSeconds: number | null;
}

/**
 * How every queue stands, each count up to ten thousand, by the index that workers fetch with: within milliseconds, however
 * many jobs there are. Active ones are as many as a worker counted seconds ago.
 */
export async function loadQueueOverview(db: Database, freshPriority: number): Promise<QueueOverview[]> {
  const { rows } = await sql<QueueOverview>`
    select
      queue.name, waiting.queued, waiting.retry, queue.active_count as active, coalesce(dead.dead, 0) as dead,
      floor(extract(epoch from now() - least(fresh.due, bulk.due)))::int as "oldestSeconds",
      floor(extract(epoch from now() - fresh.due))::int as "oldestFreshSeconds"
    from pgboss.queue
    cross join lateral (
      select count(*) filter (where state = 'created')::int as queued, count(*) filter (where state = 'retry')::int as retry
      from (
        select state from pgboss.job
        where name = queue.name and state < 'active' and not blocked
        limit ${countedUpTo}
      ) counted
    ) waiting
    left join lateral (${oldestDue(sql`queue.name`, sql`priority = ${freshPriority}`)}) fresh on true
    left join lateral (${oldestDue(sql`queue.name`, sql`priority = 0`)}) bulk on true
    left join (
      select source_name, count(*)::int as dead
      from (
        select source_name from pgboss.job
        where name = ${deadLetterQueue} and state < 'active' and not blocked
        limit ${countedUpTo}
      ) letters
      group by 1
    ) dead on dead.source_name = queue.name
    where queue.name <> ${deadLetterQueue} and not starts_with(queue.name, ${ownQueues})
    order by queue.name`.execute(db.withoutPlugins());
  return rows;
}

/** One that waits for its next try is due since it was made, one that was made for later since then. */
function oldestDue(name: RawBuilder<unknown>, priority: RawBuilder<unknown>): RawBuilder<{ due: Date }> {
  return sql`
    select case state when 'created' then greatest(created_on, start_after) else created_on end as due
    from pgboss.job
    where name = ${name} and ${priority} and state < 'active' and not blocked and (start_after <= now() or state = 'retry')
    order by created_on
    limit 1`;
}

/** How many jobs have given up, and since when the first of them waits for somebody. */
export async function loadDeadCount(db: Database): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(created_on) as since
    from (
      select created_on from pgboss.job
      where name = ${deadLetterQueue} and state < 'active' and not blocked
      limit ${countedUpTo}
    ) letters`.execute(db.withoutPlugins());
  return rows[0] ?? { count: 0, since: null };
}

/** Removes dead jobs, those of one name or id; gives how many of which name. */
export async function deleteDeadJobs(
  db: Database,
  { name, id }: { name?: string | undefined; id?: string | undefined },
): Promise<{ name: string; jobs: number }[]> {
  const { rows } = await sql<{ name: string; jobs: number }>`
    with discarded as (
      delete from pgboss.job
      where name = ${deadLetterQueue} and state = 'created'
        and (${name ?? null}::text is null or source_name = ${name ?? null})
        and (${id ?? null}::uuid is null or id = ${id ?? null})
      returning source_name
    )
    select coalesce(source_name, '') as name, count(*)::int as jobs from discarded group by 1 order by 1`.execute(
    db.withoutPlugins(),
  );
  return rows;
}

/** The clock that jobs are stamped with. */
export async function loadDatabaseTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
  return rows[0]?.now as Date;
}
