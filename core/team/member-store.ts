import type { DealershipRole } from '@kardan/contract/values/accounts';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { AccountState } from '../db/schema.gen.ts';

export interface StoredMember {
  accountId: number;
  email: string;
  displayName: string;
  invitedName: string;
  role: DealershipRole;
  state: AccountState;
  acceptedAt: Date | null;
  lastSeenOn: string | null;
  createdAt: Date;
}

export function loadMembers(db: Database | Tx, dealershipId: number, accountId?: number): Promise<StoredMember[]> {
  return db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.accountId')
    .select(['account.id as accountId', 'account.email', 'account.displayName', 'account.state'])
    .select(['membership.invitedName', 'membership.role', 'membership.acceptedAt', 'membership.createdAt'])
    .select(sql<string | null>`(select max(last_seen_on) from session where account_id = account.id)`.as('lastSeenOn'))
    .where('membership.dealershipId', '=', dealershipId)
    .$if(accountId !== undefined, (query) => query.where('account.id', '=', accountId ?? 0))
    .orderBy('account.displayName')
    .orderBy('account.id')
    .execute();
}

/** One change of a team at a time, so that the last owner can be told from the last but one. */
export async function lockTeam(tx: Tx, dealershipId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('team', ${dealershipId}))`.execute(tx);
}

/** False when they belong to it already. */
export async function insertMember(
  tx: Tx,
  member: { accountId: number; dealershipId: number; role: DealershipRole; invitedName: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('membership')
    .values(member)
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'dealershipId'])
        .doUpdateSet({ role: member.role, invitedName: member.invitedName })
        .where('membership.acceptedAt', 'is', null),
    )
    .returning('accountId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveRole(tx: Tx, dealershipId: number, accountId: number, role: DealershipRole): Promise<void> {
  await tx
    .updateTable('membership')
    .set({ role })
    .where('dealershipId', '=', dealershipId)
    .where('accountId', '=', accountId)
    .execute();
}

export async function deleteMember(tx: Tx, dealershipId: number, accountId: number): Promise<void> {
  await tx
    .deleteFrom('membership')
    .where('dealershipId', '=', dealershipId)
    .where('accountId', '=', accountId)
    .execute();
}
