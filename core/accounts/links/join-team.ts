import { recordAct } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import type { StoredAccount } from '../account-store.ts';
import { noticeAccount } from '../mails/notice-account.ts';
import { loadAccountsOfOwner } from '../owners/owner-store.ts';
import { acceptGroupInvitation, acceptMembership, loadOwners, type OpenToken } from './account-token-store.ts';

/** Makes somebody a member of where their invitation leads; its owners learn who has come. False when the offer was taken back. */
export async function joinTeam(
  tx: Tx,
  account: StoredAccount,
  { dealershipId, groupId, groupName }: OpenToken,
  requestId: string | undefined,
): Promise<boolean> {
  if (dealershipId !== null) return joinDealership(tx, account, dealershipId, requestId);
  if (groupId !== null) return joinGroup(tx, account, { id: groupId, name: groupName ?? '' }, requestId);
  return true;
}

async function joinDealership(
  tx: Tx,
  { id: accountId, email }: StoredAccount,
  dealershipId: number,
  requestId: string | undefined,
): Promise<boolean> {
  const role = await acceptMembership(tx, accountId, dealershipId);
  if (!role) return false;
  const member = { accountId, memberships: new Map([[dealershipId, role]]), requestId };
  const object = { id: accountId, label: email };
  await recordAct(tx, member, { action: 'member.joined', dealershipId, object, after: { role } });
  for (const owner of await loadOwners(tx, dealershipId)) {
    if (owner.id !== accountId)
      await noticeAccount(tx, owner, { notice: 'new-member', memberId: accountId, dealershipId });
  }
  return true;
}

async function joinGroup(
  tx: Tx,
  { id: accountId, email }: StoredAccount,
  group: { id: number; name: string },
  requestId: string | undefined,
): Promise<boolean> {
  const role = await acceptGroupInvitation(tx, accountId, group.id);
  if (!role) return false;
  const object = { id: accountId, label: email };
  const member = { accountId, memberships: new Map(), requestId };
  await recordAct(tx, member, { action: 'group-member.joined', object, after: { role, group: group.name } });
  for (const owner of await loadAccountsOfOwner(tx, { groupId: group.id })) {
    if (owner.id !== accountId)
      await noticeAccount(tx, owner, { notice: 'new-member', memberId: accountId, groupId: group.id });
  }
  return true;
}
