import type { SignInClient } from '@kardan/contract/values/accounts';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { SessionEnd } from '../../db/schema.gen.ts';
import { viennaToday } from '../../db/vienna-today.ts';
import type { SessionGeneration } from './refresh-token.ts';
import { endedSessionDays, graceSeconds, idleDays } from './session-rules.ts';

interface NewSession {
  accountId: number;
  kind: SignInClient;
  isStrong: boolean;
  deviceLabel: string;
  hours: number;
  /** Of a session that a group's identity provider vouches for. */
  identityProviderId?: number;
  identityProviderSession?: string | null;
  signedInAt?: Date;
}

export async function insertSession(tx: Tx, { hours, ...session }: NewSession): Promise<string> {
  const { id } = await tx
    .insertInto('session')
    .values({ ...session, expiresAt: sql<Date>`now() + make_interval(hours => ${hours})` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the account has signed in with such a device before, as far as that is remembered; and whether it ever has. */
export async function isNewDevice(tx: Tx, accountId: number, deviceLabel: string): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select count(*) > 0 and not coalesce(bool_or(device_label = ${deviceLabel}), false) as "isNew"
    from session where account_id = ${accountId}`.execute(tx);
  return rows[0]?.isNew ?? false;
}

export interface RenewedRow extends SessionGeneration {
  accountId: number;
  kind: SignInClient;
}

/** Of a session that lives, of an account that may sign in. */
const isLive = sql<boolean>`
  session.ended_at is null and session.expires_at > now()
  and session.rotated_at > now() - make_interval(days => ${idleDays})
  and exists (select from account where account.id = session.account_id and account.state = 'active')`;

/** Moves the session on by one, if that is where it stands; of many at once one does. */
export async function rotateSession(
  db: Database,
  { sessionId, generation }: SessionGeneration,
): Promise<RenewedRow | undefined> {
  return db
    .updateTable('session')
    .set({ generation: generation + 1, rotatedAt: sql<Date>`now()`, lastSeenOn: viennaToday })
    .where('id', '=', sessionId)
    .where('generation', '=', generation)
    .where(isLive)
    .returning(['id as sessionId', 'generation', 'accountId', 'kind'])
    .executeTakeFirst();
}

/** The session that has just been moved on from this generation. */
export function loadSuccessor(
  db: Database,
  { sessionId, generation }: SessionGeneration,
): Promise<RenewedRow | undefined> {
  return db
    .selectFrom('session')
    .select(['id as sessionId', 'generation', 'accountId', 'kind'])
    .where('id', '=', sessionId)
    .where('generation', '=', generation + 1)
    .where('rotatedAt', '>', sql<Date>`now() - make_interval(secs => ${graceSeconds})`)
    .where(isLive)
    .executeTakeFirst();
}

interface EndedSessions {
  accountId: number;
  only?: string;
  except?: string;
  because: SessionEnd;
}

/** Ends sessions of an account that live: one, all but one, or all. Gives how many. */
export async function endStoredSessions(
  db: Database | Tx,
  { accountId, only, except, because }: EndedSessions,
): Promise<number> {
  let query = db
    .updateTable('session')
    .set({ endedAt: sql<Date>`now()`, endedBecause: because })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null);
  if (only !== undefined) query = query.where('id', '=', only);
  if (except !== undefined) query = query.where('id', '<>', except);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends a session, whosever it is. */
export async function endStoredSession(tx: Tx, sessionId: string, because: SessionEnd): Promise<void> {
  await tx
    .updateTable('session')
    .set({ endedAt: sql<Date>`now()`, endedBecause: because })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Ends a session whose token was used before; whoever holds the newest one is out as well. Gives whose it was. */
export async function endReplayed(tx: Tx, { sessionId, generation }: SessionGeneration): Promise<number | undefined> {
  const row = await tx
    .updateTable('session')
    .set({ endedAt: sql<Date>`now()`, endedBecause: 'replayed' })
    .where('id', '=', sessionId)
    .where('generation', '>', generation)
    .where('endedAt', 'is', null)
    .returning('accountId')
    .executeTakeFirst();
  return row?.accountId;
}

export function loadSessions(db: Database, accountId: number) {
  return db
    .selectFrom('session')
    .select(['id', 'kind', 'deviceLabel', 'createdAt', 'lastSeenOn'])
    .where('accountId', '=', accountId)
    .where(isLive)
    .orderBy('lastSeenOn', 'desc')
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute();
}

/** The session proved a second factor by setting it up. */
export async function markStrong(tx: Tx, sessionId: string): Promise<void> {
  await tx.updateTable('session').set({ isStrong: true }).where('id', '=', sessionId).execute();
}

export async function deleteOldSessions(db: Database): Promise<number> {
  const then = sql<Date>`now() - make_interval(days => ${endedSessionDays})`;
  const { numDeletedRows } = await db.deleteFrom('session').where('expiresAt', '<', then).executeTakeFirst();
  return Number(numDeletedRows);
}
