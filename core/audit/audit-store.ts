import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { DB } from '../db/schema.gen.ts';

export type AuditValue = string | number | boolean | null | readonly string[];
export type AuditFields = Readonly<Record<string, AuditValue>>;

export interface NewAuditEntry {
  actorAccountId: number | null;
  /** Of what has no account; whoever has one is called by the name of it. */
  actorName: string | null;
  onBehalf: boolean;
  dealershipId: number | null;
  action: string;
  objectKind: string;
  objectId: string;
  objectLabel: string;
  before: AuditFields;
  after: AuditFields;
  requestId: string | null;
}

export interface InsertedEntry {
  id: string;
  dealershipId: number | null;
}

export async function insertEntries(tx: Tx, entries: readonly NewAuditEntry[]): Promise<InsertedEntry[]> {
  const rows = entries.map(({ before, after, actorName, ...entry }) => ({
    ...entry,
    actorName: sql<string>`coalesce((select display_name from account where id = ${entry.actorAccountId}), ${actorName})`,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  }));
  return tx.insertInto('auditEntry').values(rows).returning(['id', 'dealershipId']).execute();
}

export interface AuditFilter {
  /** Left out, all of the portal. */
  dealershipId?: number | undefined;
  /** Days in Vienna, both included. */
  from?: string | undefined;
  to?: string | undefined;
  action?: string | undefined;
  accountId?: number | undefined;
  /** These entries alone. */
  ids?: readonly string[] | undefined;
}

export interface AuditPlace {
  at: string;
  id: string;
}

export interface StoredEntry {
  id: string;
  at: Date;
  /** To the microsecond, as a cursor needs it. */
  atText: string;
  actorAccountId: number | null;
  actorName: string | null;
  onBehalf: boolean;
  action: string;
  objectKind: string;
  objectId: string;
  objectLabel: string;
  before: Record<string, AuditValue>;
  after: Record<string, AuditValue>;
  requestId: string | null;
  dealershipId: number | null;
  /** Null for what is the portal's, and of a dealership that is gone. */
  dealershipName: string | null;
  dealershipSlug: string | null;
}

/** Newest first, those after a place in that order. */
export async function loadEntries(
  db: Database,
  { dealershipId, from, to, action, accountId, ids }: AuditFilter,
  { after, limit }: { after?: AuditPlace | undefined; limit: number },
): Promise<StoredEntry[]> {
  const startOf = (day: string, plusDays: number) =>
    sql`((${day}::date + ${plusDays}::int)::timestamp at time zone 'Europe/Vienna')`;
  const { rows } = await sql<StoredEntry>`
    select
      entry.id, entry.at, entry.at::text as "atText", entry.actor_account_id as "actorAccountId",
      coalesce(entry.actor_name, account.display_name) as "actorName", entry.on_behalf as "onBehalf", entry.action,
      entry.object_kind as "objectKind", entry.object_id as "objectId", entry.object_label as "objectLabel",
      entry.before, entry.after, entry.request_id as "requestId", entry.dealership_id as "dealershipId",
      dealership.name as "dealershipName", dealership.slug as "dealershipSlug"
    from audit_entry entry
    left join account on account.id = entry.actor_account_id
    left join dealership on dealership.id = entry.dealership_id
    where ${dealershipId === undefined ? sql`true` : sql`entry.dealership_id = ${dealershipId}`}
      ${from === undefined ? sql`` : sql`and entry.at >= ${startOf(from, 0)}`}
      ${to === undefined ? sql`` : sql`and entry.at < ${startOf(to, 1)}`}
      ${action === undefined ? sql`` : sql`and entry.action = ${action}`}
      ${ids === undefined ? sql`` : isOneOf(ids)}
      ${accountId === undefined ? sql`` : sql`and entry.actor_account_id = ${accountId}`}
      ${after === undefined ? sql`` : sql`and (entry.at, entry.id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by entry.at desc, entry.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Both are of the clock, of its own each. */
const maxApart = sql`interval '1 minute'`;

/** An id says when it was made: without the bounds the record of every month would be read for it. */
function isOneOf(ids: readonly string[]) {
  const ordered = [...ids].map((id) => id.toLowerCase()).sort();
  const madeAt = (id: string | undefined) => sql`uuid_extract_timestamp(${id ?? null}::uuid)`;
  return sql`
    and entry.id = any(${ordered}::uuid[])
    and entry.at between ${madeAt(ordered[0])} - ${maxApart} and ${madeAt(ordered.at(-1))} + ${maxApart}`;
}

/** Makes the partition of a month that lies so many months after this one; false when it is there. */
export async function addAuditPartition(db: Database, monthsAhead: number): Promise<boolean> {
  const { rows } = await sql<{ added: boolean }>`
    select add_audit_partition(
      ((now() at time zone 'Europe/Vienna')::date + make_interval(months => ${monthsAhead}))::date) as added`.execute(
    db,
  );
  return rows[0]?.added ?? false;
}

export async function dropOldAudit(db: Database, months: number): Promise<number> {
  const { rows } = await sql<{ dropped: number }>`select forget_audit_months(${months}) as dropped`.execute(db);
  return rows[0]?.dropped ?? 0;
}

export async function forgetName(tx: Tx, accountId: number): Promise<void> {
  await sql`select forget_audit_person(${accountId})`.execute(tx);
}

/**
 * What somebody did, and what was done to their account, newest first. What it was before and after is told of their own account
 * alone: of what they did elsewhere, it is about a dealership, or about somebody else.
 */
export function loadEntriesOf(db: Database, accountId: number) {
  const isOwn = (entry: ExpressionBuilder<DB, 'auditEntry'>) =>
    entry.and([
      entry('objectKind', 'in', ['account', 'member', 'group-member']),
      entry('objectId', '=', String(accountId)),
    ]);
  return db
    .selectFrom('auditEntry')
    .select(['at', 'action', 'objectKind', 'objectId'])
    .select((entry) => [
      sql<boolean>`${entry.ref('actorAccountId')} is not distinct from ${accountId}`.as('isByThem'),
      entry.case().when(isOwn(entry)).then(entry.ref('before')).end().as('before'),
      entry.case().when(isOwn(entry)).then(entry.ref('after')).end().as('after'),
    ])
    .where((entry) => entry.or([entry('actorAccountId', '=', accountId), isOwn(entry)]))
    .orderBy('at', 'desc')
    .execute();
}
