import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export type AgentRow = Awaited<ReturnType<typeof loadAgents>>[number];

/** Agents of these ids, whatever their state, with all that their document holds; those that do not exist are missing. */
export function loadAgents(db: Database, agentIds: readonly string[]) {
  return selectAgent(db).where('id', 'in', agentIds).execute();
}

/** The next active agents in order of id: what a rebuild walks through. */
export function loadActiveAgentsAfter(db: Database, after: AgentRow | undefined, limit: number) {
  return selectAgent(db)
    .where('state', '=', 'active')
    .$if(after !== undefined, (query) => query.where('id', '>', after?.id as string))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Gives the next active agents around a place a new revision, without which the index would refuse them, and returns their
 * ids in order.
 */
export async function touchAgentsAround(tx: Tx, postcode: string, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with around as (
      select id from search_agent
      where state = 'active' and request -> 'place' is not null
        and request -> 'place' ->> 'postcode' = ${postcode} and id > ${after}
      order by id
      limit ${limit}
      for no key update
    ), touched as (
      update search_agent set updated_at = now() from around where search_agent.id = around.id returning search_agent.id
    )
    select id from touched order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Exact number of active agents, for the progress of a rebuild. */
export async function countActiveAgents(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('searchAgent')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}

/** Every active agent with what says whether the index knows it as it is. */
export function loadAgentRevisions(db: Database) {
  return db
    .selectFrom('searchAgent')
    .select(['id', 'revision', 'request'])
    .where('state', '=', 'active')
    .orderBy('id')
    .execute();
}

/** About how many agents are active, without counting them. */
export async function estimateAgents(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select greatest(reltuples, 0)::bigint as count from pg_class where oid = 'search_agent_active'::regclass`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

function selectAgent(db: Database) {
  return db.selectFrom('searchAgent').select([
    'id',
    'state',
    'request',
    'revision',
    // As words: the driver does not know lists of this type.
    sql<string[]>`events::text[]`.as('events'),
    sql<Date>`coalesce(active_since, verified_at)`.as('activeSince'),
  ]);
}
