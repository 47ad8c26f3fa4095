import type { DealershipRole, GroupRole } from '@kardan/contract/values/accounts';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';
import type { IdOrSlug } from '../../../kernel/id-or-slug.ts';

export function loadDealershipsOfGroup(db: Database | Tx, groupId: number): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('dealership')
    .select(['id', 'name'])
    .where('groupId', '=', groupId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export interface StoredRole {
  dealershipId: number;
  role: DealershipRole;
  isAccepted: boolean;
}

export function loadRolesInGroup(tx: Tx, accountId: number, groupId: number): Promise<StoredRole[]> {
  return tx
    .selectFrom('membership')
    .innerJoin('dealership', 'dealership.id', 'membership.dealershipId')
    .select(['dealershipId', 'role', sql<boolean>`accepted_at is not null`.as('isAccepted')])
    .where('accountId', '=', accountId)
    .where('groupId', '=', groupId)
    .execute();
}

export async function saveRoleInDealership(
  tx: Tx,
  membership: { accountId: number; dealershipId: number; role: DealershipRole; invitedName: string },
): Promise<void> {
  await tx
    .insertInto('membership')
    .values({ ...membership, acceptedAt: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'dealershipId'])
        .doUpdateSet({ role: membership.role, acceptedAt: sql<Date>`coalesce(membership.accepted_at, now())` }),
    )
    .execute();
}

export async function deleteRoleInDealership(tx: Tx, accountId: number, dealershipId: number): Promise<void> {
  await tx
    .deleteFrom('membership')
    .where('accountId', '=', accountId)
    .where('dealershipId', '=', dealershipId)
    .execute();
}

export async function loadGroupRole(
  db: Database | Tx,
  accountId: number,
  groupId: number,
): Promise<GroupRole | undefined> {
  const row = await db
    .selectFrom('groupMembership')
    .select('role')
    .where('accountId', '=', accountId)
    .where('groupId', '=', groupId)
    .executeTakeFirst();
  return row?.role;
}

export async function saveGroupRole(
  tx: Tx,
  accountId: number,
  groupId: number,
  role: GroupRole | undefined,
): Promise<void> {
  if (role === undefined) {
    await tx.deleteFrom('groupMembership').where('accountId', '=', accountId).where('groupId', '=', groupId).execute();
    return;
  }
  await tx
    .insertInto('groupMembership')
    .values({ accountId, groupId, role })
    .onConflict((conflict) => conflict.columns(['accountId', 'groupId']).doUpdateSet({ role }))
    .execute();
}

export async function deleteGroupInvitation(tx: Tx, accountId: number, groupId: number): Promise<void> {
  await tx.deleteFrom('groupInvitation').where('accountId', '=', accountId).where('groupId', '=', groupId).execute();
}

/** Whether the account may do anything at all. */
export async function hasAnyRole(tx: Tx, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from membership where account_id = ${accountId} and accepted_at is not null)
      or exists (select from group_membership where account_id = ${accountId}) as has`.execute(tx);
  return rows[0]?.has ?? false;
}

export function findStoredGroup(
  db: Database,
  { id, slug }: IdOrSlug,
): Promise<{ id: number; name: string } | undefined> {
  const group = db.selectFrom('dealerGroup').select(['id', 'name']);
  const named = id === undefined ? group.where('slug', '=', slug) : group.where('id', '=', sql<number>`${id}::bigint`);
  return named.executeTakeFirst();
}
