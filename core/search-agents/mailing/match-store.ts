import type { Language } from '@kardan/contract/values/identifiers';
import type { AgentEvent, AgentFrequency } from '@kardan/contract/values/search-agent';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface MailedAgent {
  id: string;
  email: string;
  language: Language;
}

/** Those of the agents that want their news at once. */
export async function loadMailedAtOnce(tx: Tx, searchAgentIds: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('searchAgent')
    .select('id')
    .where('id', '=', sql<string>`any (${searchAgentIds}::uuid[])`)
    .where('state', '=', 'active')
    .where('frequency', '=', 'at-once')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Those of the agents that are active and of these frequencies, for this transaction alone; in one order, so that two
 * batches do not wait for each other. The lock is of the kind that lets matches be added meanwhile.
 */
export async function lockActiveAgents(
  tx: Tx,
  searchAgentIds: string[],
  frequencies: AgentFrequency[],
): Promise<MailedAgent[]> {
  const rows = await tx
    .selectFrom('searchAgent')
    .select(['id', 'email', 'language'])
    .where('id', '=', sql<string>`any (${searchAgentIds}::uuid[])`)
    .where('state', '=', 'active')
    .where('frequency', 'in', frequencies)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id, email, language }) => ({ id, email: email as string, language: language as Language }));
}

/** Asked after the lock: what another batch has mailed while this one waited for it is seen. */
export async function loadAgentsWithNews(tx: Tx, searchAgentIds: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('searchAgentMatch')
    .select('searchAgentId')
    .distinct()
    .where('searchAgentId', '=', sql<string>`any (${searchAgentIds}::uuid[])`)
    .where('mailId', 'is', null)
    .execute();
  return new Set(rows.map(({ searchAgentId }) => searchAgentId));
}

/** All that an agent's news are at this moment belong to this mail from now on. */
export async function assignMails(tx: Tx, mails: { searchAgentId: string; mailId: string }[]): Promise<void> {
  const [agents, ids] = [mails.map(({ searchAgentId }) => searchAgentId), mails.map(({ mailId }) => mailId)];
  await sql`
    update search_agent_match set mail_id = mails.mail_id
    from unnest(${agents}::uuid[], ${ids}::uuid[]) as mails (search_agent_id, mail_id)
    where search_agent_match.search_agent_id = mails.search_agent_id and search_agent_match.mail_id is null`.execute(
    tx,
  );
}

/**
 * The next agents, by id, that have news nobody was told of yet. One step through the index of such news for each agent,
 * however many it has, and none for an agent without.
 */
export async function loadAgentsWithNewsAfter(db: Database, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive waiting (id) as (
      (${nextWith(sql`${after}::uuid`)})
      union all
      select (${nextWith(sql`waiting.id`)}) from waiting where waiting.id is not null
    )
    select id from waiting where id is not null limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

function nextWith(after: ReturnType<typeof sql>) {
  return sql`
    select search_agent_id from search_agent_match
    where mail_id is null and search_agent_id > ${after}
    order by search_agent_id limit 1`;
}

/** What a mail tells of, newest first. */
export function loadMatchesOfMail(db: Database, mailId: string): Promise<{ listingId: number; event: AgentEvent }[]> {
  return db
    .selectFrom('searchAgentMatch')
    .select(['listingId', 'event'])
    .where('mailId', '=', mailId)
    .orderBy('createdAt', 'desc')
    .orderBy('listingId', 'desc')
    .execute();
}

export async function saveMailed(tx: Tx, mailId: string): Promise<void> {
  await tx.updateTable('searchAgentMatch').set({ mailedAt: sql<Date>`now()` }).where('mailId', '=', mailId).execute();
}

/** News of mails that were taken back wait again. */
export async function releaseMatches(tx: Tx, searchAgentId: string, mailIds: string[]): Promise<void> {
  await tx
    .updateTable('searchAgentMatch')
    .set({ mailId: null })
    .where('searchAgentId', '=', searchAgentId)
    .where('mailId', '=', sql<string>`any (${mailIds}::uuid[])`)
    .execute();
}

export async function deleteUnmailed(tx: Tx, searchAgentId: string): Promise<void> {
  await tx
    .deleteFrom('searchAgentMatch')
    .where('searchAgentId', '=', searchAgentId)
    .where('mailId', 'is', null)
    .execute();
}

export async function deleteMatchesOf(tx: Tx, searchAgentId: string): Promise<void> {
  await tx.deleteFrom('searchAgentMatch').where('searchAgentId', '=', searchAgentId).execute();
}

/** Cars that an agent's mails have told of, when the last one went out, and how many news wait for a mail to go out. */
export async function countMatches(db: Database, searchAgentId: string) {
  const { rows } = await sql<{ cars: number; lastAt: Date | null; waiting: number }>`
    select
      count(distinct listing_id) filter (where mailed_at is not null)::int as cars,
      max(mailed_at) as "lastAt",
      count(*) filter (where mailed_at is null and (mail_id is null or mail.state = 'queued'))::int as waiting
    from search_agent_match
    left join mail on mail.id = mail_id and mailed_at is null
    where search_agent_id = ${searchAgentId}`.execute(db);
  return rows[0] as { cars: number; lastAt: Date | null; waiting: number };
}

/** What an agent has matched, newest first, and how much that is in all; everything unless there is a limit. */
export async function loadMatchesOf(db: Database, searchAgentId: string, limit?: number) {
  const matches = await db
    .selectFrom('searchAgentMatch')
    .innerJoin('listing', 'listing.id', 'searchAgentMatch.listingId')
    .select([
      'searchAgentMatch.listingId',
      'listing.title',
      'searchAgentMatch.event',
      'searchAgentMatch.createdAt',
      'searchAgentMatch.mailedAt',
    ])
    .where('searchAgentMatch.searchAgentId', '=', searchAgentId)
    .orderBy('searchAgentMatch.createdAt', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .execute();
  if (matches.length !== limit) return { matches, inAll: matches.length };
  const { inAll } = await db
    .selectFrom('searchAgentMatch')
    .select((row) => row.fn.countAll<number>().as('inAll'))
    .where('searchAgentId', '=', searchAgentId)
    .executeTakeFirstOrThrow();
  return { matches, inAll };
}
