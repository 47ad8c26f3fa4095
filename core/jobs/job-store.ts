import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
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
}

/** Jobs whose retries are used up, newest first; of one name if given. */
export async function loadDeadJobs(db: Database, name: string | null, limit: number): Promise<DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select
      id,
      source_name as name,
      data as payload,
      coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message', source_output::text) as reason,
      source_retry_count as retries,
      source_created_on as "enqueuedAt",
      created_on as "diedAt"
    from pgboss.job
    where name = ${deadLetterQueue} and state = 'created' and (${name}::text is null or source_name = ${name})
    order by created_on desc
    limit ${limit}`
    // Without plugins: the one that renames columns would rename the keys inside a payload too.
    .execute(db.withoutPlugins());
  return rows;
}

/** The clock that jobs are stamped with. */
export async function loadDatabaseTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
  return rows[0]?.now as Date;
}
