import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface LastRun {
  feedId: string;
  name: string;
  runNumber: number;
  state: string;
  at: Date;
  refused: number;
}

/** The last run of each feed that keeps cars of the dealership here and was not replaced by a newer file, with what it refused of its cars. */
export async function loadLastRuns(db: Database, dealershipId: number): Promise<LastRun[]> {
  const { rows } = await sql<LastRun>`
    select feed.id as "feedId", feed.name, run.number as "runNumber", run.state, run.created_at as at,
      coalesce((run.counts -> ${String(dealershipId)}::text ->> 'refused')::integer, 0) as refused
    from feed
    join lateral (
      select number, state, created_at, counts from feed_run
      where feed_run.feed_id = feed.id and not dry and reason is distinct from 'newer-file' and state <> 'queued'
      order by number desc limit 1
    ) as run on true
    where feed.dealership_id = ${dealershipId}
      or feed.group_id = (select group_id from dealership where id = ${dealershipId})
    order by run.created_at`.execute(db);
  return rows;
}
