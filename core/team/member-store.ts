import type { DealershipRole } from '@kardan/contract/values/accounts';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { AccountState } from '../db/schema.gen.ts';

export interface StoredMember<Role = DealershipRole> {
  id: string;
  accountId: number;
  email: string;
  invitedEmail: string | null;
  displayName: string;
  invitedName: string;
  role: Role;
  state: AccountState;
  acceptedAt: Date | null;
  lastSeenOn: string | null;
  createdAt: Date;
  /** While their invitation can be accepted. */
  invitedUntil: Date | null;
}

const invitedUntil = sql<Date | null>`(
  select max(expires_at) from account_token
  where account_id = account.id and dealership_id = membership.dealership_id and purpose = 'invite'
    and used_at is null and expires_at > now()
)`;

/** All members, or the one that is asked for, by the name that is shown. */
export function loadMembers(db: Database | Tx, dealershipId: number, memberId?: string): Promise<StoredMember[]> {
  return db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.accountId')
    .select(['account.id as accountId', 'account.email', 'account.displayName', 'account.state'])
    .select(['membership.id', 'membership.invitedName', 'membership.invitedEmail', 'membership.role'])
    .select(['membership.acceptedAt', 'membership.createdAt'])
    .select(sql<string | null>`(select max(last_seen_on) from session where account_id = account.id)`.as('lastSeenOn'))
    .select(invitedUntil.as('invitedUntil'))
    .where('membership.dealershipId', '=', dealershipId)
    .$if(memberId !== undefined, (query) => query.where('membership.id', '=', memberId ?? ''))
    .orderBy(sql`case when accepted_at is null then invited_name collate people else display_name end`)
    .orderBy('membership.id')
    .execute();
}

/**
 * What the account owns, by itself or with a group, among what buyers can see, or could before it was suspended; in one order for
 * all who hold several teams.
 */
export async function loadOwnedDealerships(tx: Tx, accountId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from dealership
    where sandbox_of is null and state in ('active', 'suspended') and id in (
      select id from rights_of_account(${accountId}) where role in ('dealer-owner', 'group-owner'))
    order by id`.execute(tx);
  return rows;
}

/** One change of a team at a time, so that the last owner can be told from the last but one. */
export async function lockTeam(tx: Tx, dealershipId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('team', ${dealershipId}))`.execute(tx);
}

/** Whether it is a dealership to try things in. */
export async function isSandbox(tx: Tx, dealershipId: number): Promise<boolean> {
  const row = await tx.selectFrom('dealership').select('sandboxOf').where('id', '=', dealershipId).executeTakeFirst();
  return row !== undefined && row.sandboxOf !== null;
}

interface NewMembership {
  accountId: number;
  dealershipId: number;
  role: DealershipRole;
  invitedName: string;
  invitedEmail: string;
}

/** The membership's id; none when they belong to it already. */
export async function insertMember(tx: Tx, member: NewMembership): Promise<string | undefined> {
  const { role, invitedName, invitedEmail } = member;
  const row = await tx
    .insertInto('membership')
    .values(member)
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'dealershipId'])
        .doUpdateSet({ role, invitedName, invitedEmail })
        .where('membership.acceptedAt', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
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
