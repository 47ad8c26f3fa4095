import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Language } from '@kardan/contract/values/identifiers';
import type { AgentEvent, AgentFrequency } from '@kardan/contract/values/search-agent';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface NewAgent {
  email: string;
  mailboxHash: Buffer;
  filters: SearchFilters;
  frequency: AgentFrequency;
  events: AgentEvent[];
  language: Language;
  consentTextVersion: string;
}

export type PendingAgent = NonNullable<Awaited<ReturnType<typeof lockPendingAgent>>>;
export type StoredPending = NonNullable<Awaited<ReturnType<typeof loadPendingAgent>>>;
export type OwnAgentRow = NonNullable<Awaited<ReturnType<typeof loadOwnAgent>>>;

/** An id as agents have them. */
export async function loadNewAgentId(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db);
  return (rows[0] as { id: string }).id;
}

export async function insertAgent(tx: Tx, { filters, ...agent }: NewAgent): Promise<string> {
  const { id } = await tx
    .insertInto('searchAgent')
    .values({ ...agent, request: JSON.stringify(filters), consentGivenAt: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An agent that waits for its code, for this transaction alone. */
export async function lockPendingAgent(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('searchAgent')
    .select(['id', 'email', 'mailboxHash', 'language'])
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, email: row.email as string, language: row.language as Language };
}

/** An agent that waits for its code, as the mail that brings it needs it. */
export async function loadPendingAgent(db: Database, id: string) {
  const row = await db
    .selectFrom('searchAgent')
    .select(['email', 'mailboxHash', 'request'])
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row && { ...row, email: row.email as string };
}

/** One at a time for each mailbox, until the transaction ends: whoever counts must see who counts at the same moment. */
export async function lockMailbox(tx: Tx, mailboxHash: Buffer): Promise<void> {
  const name = `search-agents:${mailboxHash.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export async function countAgentsOfMailbox(db: Database | Tx, mailboxHash: Buffer): Promise<number> {
  const { count } = await db
    .selectFrom('searchAgent')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('mailboxHash', '=', mailboxHash)
    .where('state', 'in', ['active', 'paused'])
    .executeTakeFirstOrThrow();
  return count;
}

export async function activateAgent(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('searchAgent')
    .set({ state: 'active', verifiedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** A verified agent that was not deleted, with all that its owner may know. */
export function loadOwnAgent(db: Database | Tx, id: string) {
  return ownAgents(db).where('id', '=', id).executeTakeFirst();
}

/** The agent, held against other changes until the transaction ends. */
export function lockOwnAgent(tx: Tx, id: string) {
  return ownAgents(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The agent whatever became of it: for the operator. */
export function loadAgentOfAnyState(db: Database, id: string) {
  return agents(db).where('id', '=', id).executeTakeFirst();
}

function ownAgents(db: Database | Tx) {
  return agents(db).where('state', 'in', ['active', 'paused']);
}

function agents(db: Database | Tx) {
  return db.selectFrom('searchAgent').select([
    'id',
    'state',
    'email',
    'request',
    'frequency',
    // The driver reads lists of an enumeration as they are written.
    sql<AgentEvent[]>`events::text[]`.as('events'),
    'language',
    'consentTextVersion',
    'consentGivenAt',
    'verifiedAt',
    'mailsRefusedAt',
    'createdAt',
    'updatedAt',
  ]);
}

export async function saveAgent(
  tx: Tx,
  id: string,
  change: { frequency?: AgentFrequency; events?: AgentEvent[]; state?: 'active' | 'paused'; mailsRefusedAt?: null },
): Promise<void> {
  await tx.updateTable('searchAgent').set(change).where('id', '=', id).execute();
}

export async function savePausedByRefusal(tx: Tx, id: string): Promise<void> {
  const change = { state: 'paused', mailsRefusedAt: sql<Date>`now()` } as const;
  await tx.updateTable('searchAgent').set(change).where('id', '=', id).execute();
}

/** From now on it looks for something else; what was there before is no news. */
export async function saveAgentFilters(tx: Tx, id: string, filters: SearchFilters): Promise<void> {
  await tx
    .updateTable('searchAgent')
    .set({ request: JSON.stringify(filters), activeSince: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Leaves the shell and takes the person: address, mailbox and what was looked for. */
export async function eraseAgent(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('searchAgent')
    .set({ state: 'deleted', email: null, mailboxHash: null, mailsRefusedAt: null, request: '{}' })
    .where('id', '=', id)
    .execute();
}

export async function deletePending(tx: Tx, ids: string[]): Promise<void> {
  await tx.deleteFrom('searchAgent').where('id', 'in', ids).where('state', '=', 'pending').execute();
}

/** The next agents that were not verified for so many hours; nobody else gets them before the transaction ends. */
export async function lockUnverified(tx: Tx, hours: number, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('searchAgent')
    .select('id')
    .where('state', '=', 'pending')
    .where('createdAt', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
    .orderBy('createdAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Verified agents of an address. */
export function loadVerifiedOfAddress(db: Database | Tx, email: string) {
  return db
    .selectFrom('searchAgent')
    .select(['id', 'request'])
    .where('email', '=', email)
    .where('state', 'in', ['active', 'paused'])
    .execute();
}

/** Every agent of an address, those that wait for their code included; for the operator, who may wait a moment. */
export function loadAllOfAddress(db: Database | Tx, email: string) {
  return db.selectFrom('searchAgent').select(['id', 'state']).where('email', '=', email).orderBy('createdAt').execute();
}
