import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { Question } from './due-questions.ts';

/** How far these listings were matched, by id; those never asked about are missing. */
export async function loadMatched(db: Database, listingIds: readonly number[]) {
  const rows = await db
    .selectFrom('listingMatching')
    .select(['listingId', 'revision', 'fingerprint'])
    .where('listingId', 'in', listingIds)
    .execute();
  return new Map(rows.map(({ listingId, revision, fingerprint }) => [listingId, { revision, fingerprint }]));
}

/** Notes that agents are being asked about these listings from now on, before they are. */
export async function noteAsked(db: Database, listingIds: readonly number[]): Promise<void> {
  await sql`
    insert into listing_matching (listing_id, revision, asked_at)
    select id, 0, clock_timestamp() from listing where id = any(${listingIds}) order by id for key share
    on conflict (listing_id) do update set asked_at = excluded.asked_at`.execute(db);
}

export interface Matched {
  listingId: number;
  revision: number;
  fingerprint: string;
}

/** Notes that listings were matched at these revisions; a newer one that somebody else has noted stays. */
export async function saveMatched(tx: Tx, matched: readonly Matched[]): Promise<void> {
  await sql`
    insert into listing_matching (listing_id, revision, fingerprint, asked_at)
    select noted.listing_id, revision, fingerprint, now()
    from unnest(
      ${matched.map(({ listingId }) => listingId)}::bigint[],
      ${matched.map(({ revision }) => revision)}::int[],
      ${matched.map(({ fingerprint }) => fingerprint)}::text[]
    ) as noted (listing_id, revision, fingerprint)
    order by noted.listing_id
    on conflict (listing_id) do update set revision = excluded.revision, fingerprint = excluded.fingerprint
    where listing_matching.revision < excluded.revision`.execute(tx);
}

/** A share of the price: whoever lowers one car euro by euro would use up what mails its buyers get in a day, and others' cars would wait. */
const leastFurtherDrop = 0.01;

/** A question and the agents that it is about. */
export interface Answered {
  question: Question;
  agentIds: readonly string[];
}

export interface ToldAgents {
  agents: number;
  /** Those of them that want their news at once. */
  atOnce: string[];
}

/**
 * Stores matches of agents that are active with the search they were found by and ask for the event; those known already
 * stay as they are. Returns which agents got any. Nobody is told that a car's price fell who is told of the car for the
 * first time since, nor of another fall within a day that is none to speak of.
 */
export async function insertMatches(tx: Tx, answered: readonly Answered[]): Promise<ToldAgents> {
  const questions = answered.map(({ question }) => question);
  const { rows } = await sql<ToldAgents>`
    with wanted as materialized (
      select search_agent.id as agent_id, frequency, asked.listing_id, asked.event, asked.price_eur
      from unnest(
        ${questions.map(({ listingId }) => listingId)}::bigint[],
        ${questions.map(({ event }) => event)}::search_agent_event[],
        ${questions.map(({ priceEur }) => priceEur)}::int[],
        ${questions.map(({ activeBefore }) => activeBefore)}::timestamptz[]
      ) with ordinality as asked (listing_id, event, price_eur, active_before, number)
      join unnest(
        ${answered.flatMap(({ agentIds }, i) => agentIds.map(() => i + 1))}::int[],
        ${answered.flatMap(({ agentIds }) => agentIds)}::uuid[]
      ) as found (number, agent_id) on found.number = asked.number
      join search_agent on search_agent.id = found.agent_id
      where search_agent.state = 'active' and asked.event = any (search_agent.events)
        -- One that looks for something else since it was asked for will be asked for anew.
        and coalesce(active_since, verified_at) < asked.active_before
        and (asked.event <> 'price-drop' or not exists (
          select from search_agent_match as told join listing on listing.id = told.listing_id
          where told.search_agent_id = found.agent_id and told.listing_id = asked.listing_id
            and (
              told.event = 'new-car' and told.created_at >= listing.price_changed_at
              or told.event = 'price-drop' and told.created_at > now() - interval '1 day'
                and asked.price_eur > told.price_eur * ${1 - leastFurtherDrop}::numeric
            )
        ))
    ), stored as (
      insert into search_agent_match (search_agent_id, listing_id, event, price_eur)
      select agent_id, listing_id, event, price_eur from wanted
      -- In one order, so that two such writes wait for each other instead of blocking each other.
      order by agent_id, listing_id
      on conflict do nothing
      returning search_agent_id
    ), told as (
      select distinct agent_id, frequency from wanted where agent_id in (select search_agent_id from stored)
    )
    select count(*)::int as agents, coalesce(array_agg(agent_id) filter (where frequency = 'at-once'), '{}') as "atOnce"
    from told`.execute(tx);
  return rows[0] as ToldAgents;
}

/** When the earliest of these agents' last changes was; null when none of them is active. */
export async function loadEarliestChange(db: Database, agentIds: readonly string[]): Promise<Date | null> {
  const { earliest } = await db
    .selectFrom('searchAgent')
    .select((expression) => expression.fn.min('updatedAt').as('earliest'))
    .where('id', 'in', agentIds)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return earliest;
}

/** The next listings that agents were asked about since a moment, in order of id. */
export async function loadAskedSince(db: Database, since: Date, afterId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listingMatching')
    .select('listingId')
    .where('askedAt', '>=', since)
    .where('listingId', '>', afterId)
    .orderBy('listingId')
    .limit(limit)
    .execute();
  return rows.map(({ listingId }) => listingId);
}
