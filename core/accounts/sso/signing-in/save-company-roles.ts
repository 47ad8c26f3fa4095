import type { GroupRole } from '@kardan/contract/values/accounts';
import { recordAct } from '../../../audit/record-act.ts';
import type { Tx } from '../../../db/database.ts';
import { loadOwners } from '../../links/account-token-store.ts';
import { withdrawInvitation, withdrawInvitationsBy } from '../../links/withdraw-invitation.ts';
import { noticeAccount } from '../../mails/notice-account.ts';
import {
  deleteGroupInvitation,
  deleteRoleInDealership,
  loadDealershipsOfGroup,
  loadGroupRole,
  loadRolesInGroup,
  type StoredRole,
  saveGroupRole,
  saveRoleInDealership,
} from './company-role-store.ts';
import type { CompanyRoles } from './read-claims.ts';

interface Person {
  id: number;
  email: string;
  displayName: string;
  requestId: string | undefined;
}

/**
 * Makes somebody in the group what its provider says they are, no more and no less; what they are elsewhere stays. Owners
 * learn who has come, each by one mail. Where they own nothing any more, the invitations that they have sent are withdrawn.
 */
export async function saveCompanyRoles(tx: Tx, person: Person, groupId: number, roles: CompanyRoles): Promise<void> {
  const before = new Map((await loadRolesInGroup(tx, person.id, groupId)).map((role) => [role.dealershipId, role]));
  const groupRole = await loadGroupRole(tx, person.id, groupId);
  await withdrawInvitations(tx, person.id, { groupId, before: [...before.values()], groupRole, roles });
  const joined: number[] = [];
  for (const [dealershipId, role] of roles.dealerships) {
    const known = before.get(dealershipId);
    if (known?.isAccepted && known.role === role) continue;
    const membership = { accountId: person.id, dealershipId, role, invitedName: person.displayName };
    await saveRoleInDealership(tx, membership);
    if (!known?.isAccepted) joined.push(dealershipId);
    const action = known?.isAccepted ? 'member.changed' : 'member.joined';
    await record(tx, person, { action, dealershipId, before: known?.isAccepted ? known.role : undefined, after: role });
  }
  for (const { dealershipId, role } of before.values()) {
    if (roles.dealerships.has(dealershipId)) continue;
    await deleteRoleInDealership(tx, person.id, dealershipId);
    await record(tx, person, { action: 'member.removed', dealershipId, before: role });
  }
  await deleteGroupInvitation(tx, person.id, groupId);
  if (groupRole !== roles.group) {
    await saveGroupRole(tx, person.id, groupId, roles.group);
    await record(tx, person, { action: 'group-member.changed', before: groupRole, after: roles.group });
  }
  await tellOwners(tx, person.id, joined);
}

interface Change {
  groupId: number;
  before: readonly StoredRole[];
  groupRole: GroupRole | undefined;
  roles: CompanyRoles;
}

/** Links before roles, as whoever accepts one does: the other way round two transactions could wait for each other. */
async function withdrawInvitations(tx: Tx, accountId: number, { groupId, before, groupRole, roles }: Change) {
  // What the provider says of the group counts, not what they were invited for.
  await withdrawInvitation(tx, accountId, { groupId });
  for (const { dealershipId } of before)
    if (!roles.dealerships.has(dealershipId)) await withdrawInvitation(tx, accountId, { dealershipId });
  if (roles.group === 'group-owner') return;
  await withdrawInvitationsBy(tx, accountId, { groupId });
  const owned =
    groupRole === 'group-owner'
      ? (await loadDealershipsOfGroup(tx, groupId)).map(({ id }) => id)
      : before.filter(({ role }) => role === 'dealer-owner').map(({ dealershipId }) => dealershipId);
  for (const dealershipId of owned)
    if (roles.dealerships.get(dealershipId) !== 'dealer-owner')
      await withdrawInvitationsBy(tx, accountId, { dealershipId });
}

interface RoleChange {
  action: 'member.joined' | 'member.changed' | 'member.removed' | 'group-member.changed';
  dealershipId?: number;
  before?: string | undefined;
  after?: string | undefined;
}

/** In their own name: they have signed in, nobody else has done anything. */
async function record(tx: Tx, person: Person, { action, dealershipId, before, after }: RoleChange): Promise<void> {
  const { id: accountId, email: label, requestId } = person;
  const memberships = new Map(dealershipId === undefined ? [] : [[dealershipId, true]]);
  await recordAct(
    tx,
    { accountId, memberships, ...(requestId !== undefined && { requestId }) },
    {
      action,
      ...(dealershipId !== undefined && { dealershipId }),
      object: { id: accountId, label },
      ...(before !== undefined && { before: { role: before } }),
      ...(after !== undefined && { after: { role: after } }),
    },
  );
}

async function tellOwners(tx: Tx, memberId: number, dealershipIds: number[]): Promise<void> {
  const told = new Set([memberId]);
  for (const dealershipId of dealershipIds) {
    for (const owner of await loadOwners(tx, dealershipId)) {
      if (told.has(owner.id)) continue;
      told.add(owner.id);
      await noticeAccount(tx, owner, { notice: 'new-member', memberId, dealershipId });
    }
  }
}
