import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { AccountTokenPurpose, DealershipRole, GroupRole } from '../../db/schema.gen.ts';
import { oldTokenDays } from './link-times.ts';

/** Where an invitation leads: to a dealership or to a group; with neither to the portal itself. */
export interface InvitedTo {
  dealershipId?: number | null;
  groupId?: number | null;
}

interface NewToken extends InvitedTo {
  accountId: number;
  purpose: AccountTokenPurpose;
  invitedBy?: number | null;
  minutes: number;
}

/** Stores a token, the only one of its kind that counts from now on: of an invitation to one place, of a reset. */
export async function insertToken(tx: Tx, { minutes, ...token }: NewToken): Promise<string> {
  await spendTokens(tx, token);
  const { id } = await tx
    .insertInto('accountToken')
    .values({ ...token, expiresAt: sql<Date>`now() + make_interval(mins => ${minutes})` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes tokens worthless: those of a purpose, of an invitation only those to that place. */
export async function spendTokens(
  tx: Tx,
  { accountId, purpose, dealershipId, groupId }: Omit<NewToken, 'invitedBy' | 'minutes'>,
): Promise<void> {
  await usingUp(tx, purpose)
    .where('accountId', '=', accountId)
    .where(sql<boolean>`dealership_id is not distinct from ${dealershipId ?? null}`)
    .where(sql<boolean>`group_id is not distinct from ${groupId ?? null}`)
    .execute();
}

/** Makes every open invitation of an account worthless, whoever sent it. */
export async function spendInvitationsOf(tx: Tx, accountId: number): Promise<void> {
  await usingUp(tx, 'invite').where('accountId', '=', accountId).execute();
}

/** Makes worthless what somebody has invited others with: to a dealership, to a group, or to all of them and to the portal. */
export async function spendInvitationsBy(
  tx: Tx,
  inviterId: number,
  { dealershipId, groupId }: InvitedTo = {},
): Promise<void> {
  await usingUp(tx, 'invite')
    .where('invitedBy', '=', inviterId)
    .$if(dealershipId !== undefined, (query) => query.where('dealershipId', '=', dealershipId ?? 0))
    .$if(groupId !== undefined, (query) => query.where('groupId', '=', groupId ?? 0))
    .execute();
}

/** Tokens that are not used yet, as used from now on. */
function usingUp(tx: Tx, purpose: AccountTokenPurpose) {
  return tx
    .updateTable('accountToken')
    .set({ usedAt: sql<Date>`now()` })
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null);
}

export interface OpenToken {
  id: string;
  accountId: number;
  dealershipId: number | null;
  dealershipName: string | null;
  groupId: number | null;
  groupName: string | null;
  inviterName: string | null;
  invitedName: string | null;
}

/** A token that can still be used. */
export function loadOpenToken(
  db: Database | Tx,
  id: string,
  purpose: AccountTokenPurpose,
): Promise<OpenToken | undefined> {
  return db
    .selectFrom('accountToken')
    .leftJoin('dealership', 'dealership.id', 'accountToken.dealershipId')
    .leftJoin('dealerGroup', 'dealerGroup.id', 'accountToken.groupId')
    .leftJoin('account as inviter', 'inviter.id', 'accountToken.invitedBy')
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.accountId', '=', 'accountToken.accountId')
        .onRef('membership.dealershipId', '=', 'accountToken.dealershipId'),
    )
    .leftJoin('groupInvitation', (join) =>
      join
        .onRef('groupInvitation.accountId', '=', 'accountToken.accountId')
        .onRef('groupInvitation.groupId', '=', 'accountToken.groupId'),
    )
    .select([
      'accountToken.id',
      'accountToken.accountId',
      'accountToken.dealershipId',
      'dealership.name as dealershipName',
      'accountToken.groupId',
      'dealerGroup.name as groupName',
      'inviter.displayName as inviterName',
      sql<string | null>`coalesce(membership.invited_name, group_invitation.invited_name)`.as('invitedName'),
    ])
    .where('accountToken.id', '=', id)
    .where('accountToken.purpose', '=', purpose)
    .where('accountToken.usedAt', 'is', null)
    .where('accountToken.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Uses a token up; of two at once one does. */
export async function spendToken(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('accountToken')
    .set({ usedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the rights that were offered, and tells which role; none when the offer was taken back. */
export async function acceptMembership(
  tx: Tx,
  accountId: number,
  dealershipId: number,
): Promise<DealershipRole | undefined> {
  const row = await tx
    .updateTable('membership')
    .set({ acceptedAt: sql<Date>`coalesce(accepted_at, now())` })
    .where('accountId', '=', accountId)
    .where('dealershipId', '=', dealershipId)
    .returning('role')
    .executeTakeFirst();
  return row?.role;
}

/** Makes a member of whoever was invited into a group, and tells which role; none when the offer was taken back. */
export async function acceptGroupInvitation(
  tx: Tx,
  accountId: number,
  groupId: number,
): Promise<GroupRole | undefined> {
  const invited = await tx
    .deleteFrom('groupInvitation')
    .where('accountId', '=', accountId)
    .where('groupId', '=', groupId)
    .returning(['id', 'role'])
    .executeTakeFirst();
  if (invited)
    await tx
      .insertInto('groupMembership')
      .values({ ...invited, accountId, groupId })
      .execute();
  return invited?.role;
}

/** Owners of a dealership who can sign in, whom a new member is told to. */
export function loadOwners(tx: Tx, dealershipId: number) {
  return tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.accountId')
    .select(['account.id', 'account.email', 'account.language'])
    .where('membership.dealershipId', '=', dealershipId)
    .where('membership.role', '=', 'dealer-owner')
    .where('membership.acceptedAt', 'is not', null)
    .where('account.state', '=', 'active')
    .execute();
}

export async function deleteOldTokens(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('accountToken')
    .where('expiresAt', '<', sql<Date>`now() - make_interval(days => ${oldTokenDays})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
