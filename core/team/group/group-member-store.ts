import type { GroupRole } from '@kardan/contract/values/accounts';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { StoredMember } from '../member-store.ts';

export type StoredGroupMember = StoredMember<GroupRole>;

/** All members of a group and whoever is invited into it, or the one that is asked for, by the name that is shown. */
export async function loadGroupMembers(
  db: Database | Tx,
  groupId: number,
  memberId?: string,
): Promise<StoredGroupMember[]> {
  const { rows } = await sql<StoredGroupMember>`
    select
      given.id, account.id as "accountId", account.email::text as email, account.display_name as "displayName",
      account.state, given.role, given.invited_name as "invitedName", given.invited_email as "invitedEmail",
      given.accepted_at as "acceptedAt", given.created_at as "createdAt",
      (select max(last_seen_on)::text from session where account_id = account.id) as "lastSeenOn",
      (
        select max(expires_at) from account_token
        where account_id = account.id and group_id = ${groupId} and purpose = 'invite' and used_at is null
          and expires_at > now()
      ) as "invitedUntil"
    from (
      select id, account_id, role, '' as invited_name, null::text as invited_email, created_at as accepted_at, created_at
      from group_membership where group_id = ${groupId}
      union all
      select id, account_id, role, invited_name, invited_email::text, null, created_at
      from group_invitation where group_id = ${groupId}
    ) as given
    join account on account.id = given.account_id
    ${memberId === undefined ? sql`` : sql`where given.id = ${memberId}`}
    order by (case when given.accepted_at is null then given.invited_name else account.display_name end) collate people,
      given.id`.execute(db);
  return rows;
}

/** One change of a group's people at a time; who holds teams of dealerships as well takes those first. */
export async function lockGroupTeam(tx: Tx, groupId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('team of group', ${groupId}))`.execute(tx);
}

interface NewInvitation {
  accountId: number;
  groupId: number;
  role: GroupRole;
  invitedName: string;
  invitedEmail: string;
}

/** The invitation's id; none when they belong to the group already. */
export async function insertGroupInvitation(tx: Tx, invitation: NewInvitation): Promise<string | undefined> {
  const { accountId, groupId, role, invitedName, invitedEmail } = invitation;
  const member = await tx
    .selectFrom('groupMembership')
    .select('id')
    .where('accountId', '=', accountId)
    .where('groupId', '=', groupId)
    .executeTakeFirst();
  if (member) return undefined;
  const { id } = await tx
    .insertInto('groupInvitation')
    .values(invitation)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'groupId']).doUpdateSet({ role, invitedName, invitedEmail }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Invitations first, as whoever accepts one does: the other way round, somebody who accepts in between would be in neither when each is
 * asked for.
 */
const tables = ['groupInvitation', 'groupMembership'] as const;

export async function saveGroupMemberRole(tx: Tx, memberId: string, role: GroupRole): Promise<void> {
  for (const table of tables) await tx.updateTable(table).set({ role }).where('id', '=', memberId).execute();
}

export async function deleteGroupMember(tx: Tx, memberId: string): Promise<void> {
  for (const table of tables) await tx.deleteFrom(table).where('id', '=', memberId).execute();
}

export async function loadDealerships(tx: Tx, groupId: number): Promise<number[]> {
  const rows = await tx.selectFrom('dealership').select('id').where('groupId', '=', groupId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The group's dealerships that the account does not own by itself. */
export async function loadDealershipsNotOwned(tx: Tx, groupId: number, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from dealership
    where group_id = ${groupId} and not exists (
      select from membership
      where dealership_id = dealership.id and account_id = ${accountId} and role = 'dealer-owner'
        and accepted_at is not null)
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The groups that the account owns, in one order for all who hold several. */
export async function loadOwnedGroups(tx: Tx, accountId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('groupMembership')
    .select('groupId')
    .where('accountId', '=', accountId)
    .where('role', '=', 'group-owner')
    .orderBy('groupId')
    .execute();
  return rows.map(({ groupId }) => groupId);
}
