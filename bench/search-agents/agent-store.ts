import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Database } from '@kardan/core/db/database';
import { sql } from 'kysely';

/** Tells the benchmark's agents from everybody else's. */
const mark = 'bench';

export interface NewAgent {
  number: number;
  request: SearchFilters;
  frequency: 'at-once' | 'daily' | 'weekly';
  events: string[];
  activeSince: Date;
}

/** Adds active agents, each of an address of its own. */
export async function insertAgents(db: Database, agents: readonly NewAgent[]): Promise<void> {
  const rows = agents.map(({ number, request, frequency, events, activeSince }) => ({
    email: `agent-${number}@bench.example`,
    request,
    frequency,
    events,
    active_since: activeSince.toISOString(),
  }));
  await sql`
    insert into search_agent (state, email, request, frequency, events, consent_text_version, consent_given_at,
      verified_at, active_since)
    select 'active', email, request, frequency::search_agent_frequency, events::search_agent_event[], ${mark},
      active_since, active_since, active_since
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (
      email text, request jsonb, frequency text, events text[], active_since timestamptz
    )`.execute(db);
}

/** Removes the benchmark's agents with their matches and mails, and the jobs about them. */
export async function removeAgents(db: Database): Promise<void> {
  await sql`delete from pgboss.job where name in ('mail-matches', 'send-mail', 'match-listing')`.execute(db);
  await sql`delete from mail where recipient::text like 'agent-%@bench.example'`.execute(db);
  // There are no others' (countOtherAgents): ten million rows are gone at once instead of one by one.
  await sql`truncate listing_matching, search_agent_match`.execute(db);
  await sql`delete from search_agent where consent_text_version = ${mark}`.execute(db);
}

/** Agents that are not the benchmark's own: their owners would be mailed. */
export async function countOtherAgents(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from search_agent where consent_text_version <> ${mark}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Ratings of the whole market would come in between, and are measured elsewhere. */
export async function stopRatings(db: Database): Promise<void> {
  await sql`delete from pgboss.schedule where name in ('rate-market', 'rate-moved-market')`.execute(db);
}
