import type { GroupRole } from '@kardan/contract/values/accounts';
import { refuseGrantForGood } from '../../accounts/acting/refuse-grant-for-good.ts';
import type { Actor } from '../../accounts/actor.ts';
import { withdrawInvitation, withdrawInvitationsBy } from '../../accounts/links/withdraw-invitation.ts';
import { noticeOwnersOfActs } from '../../accounts/owners/notice-owners-of-acts.ts';
import { requireFresh } from '../../accounts/second-factor/require-fresh.ts';
import { findOwnGroup } from '../../accounts/sso/set-up/find-own-group.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { hasOtherOwner } from '../has-other-owner.ts';
import { shownEmail } from '../present-member.ts';
import {
  deleteGroupMember,
  loadDealershipsNotOwned,
  loadGroupMembers,
  type StoredGroupMember,
  saveGroupMemberRole,
} from './group-member-store.ts';
import { holdOwnGroupTeam } from './hold-own-group-team.ts';

/**
 * Changes somebody's role in a group; it holds in all its dealerships from their next call on. The last owner stays one. It needs a
 * fresh sign-in, as in a dealership's team; and owners get a mail, whoever stops being one included.
 */
export function changeGroupMember(
  { db }: { db: Database },
  actor: Actor,
  named: string,
  memberId: string,
  role: GroupRole,
): Promise<void> {
  return withMember(db, actor, { named, memberId }, async (tx, { by, onBehalf, noticed, groupId, group }, member) => {
    const { accountId } = member;
    if (member.role === role) return;
    if (role === 'group-owner') await refuseGrantForGood(tx, by, { groupId }, { accountId });
    else await giveUpOwnership(tx, groupId, member);
    const id = await recordAct(tx, by, {
      action: 'group-member.changed',
      onBehalf,
      object: { id: accountId, label: shownEmail(member) },
      before: { role: member.role },
      after: { role, group },
    });
    await noticeOwnersOfActs(tx, noticed(id));
    await saveGroupMemberRole(tx, memberId, role);
  });
}

/** Takes somebody's rights in a group, or the invitation back, from their next call on. The last owner stays. */
export function removeGroupMember(
  { db }: { db: Database },
  actor: Actor,
  named: string,
  memberId: string,
): Promise<void> {
  return withMember(db, actor, { named, memberId }, async (tx, { by, onBehalf, noticed, groupId, group }, member) => {
    const { accountId } = member;
    // Links first, as whoever accepts one does.
    await withdrawInvitation(tx, accountId, { groupId });
    await giveUpOwnership(tx, groupId, member);
    const id = await recordAct(tx, by, {
      action: 'group-member.removed',
      onBehalf,
      object: { id: accountId, label: shownEmail(member) },
      before: { role: member.role, group },
    });
    await noticeOwnersOfActs(tx, noticed(id));
    await deleteGroupMember(tx, memberId);
  });
}

type Team = Awaited<ReturnType<typeof holdOwnGroupTeam>> & { groupId: number; group: string };
type Change = (tx: Tx, team: Team, member: StoredGroupMember) => Promise<void>;

async function withMember(
  db: Database,
  actor: Actor,
  { named, memberId }: { named: string; memberId: string },
  change: Change,
): Promise<void> {
  const { id: groupId, name: group } = await findOwnGroup({ db }, actor, named);
  await inTransaction(db, async (tx) => {
    // The team before the account, as everybody who holds both.
    const team = await holdOwnGroupTeam(tx, actor, groupId);
    await requireFresh(tx, team.by);
    const [member] = await loadGroupMembers(tx, groupId, memberId);
    if (!member) throw new NotFound('member');
    await change(tx, { ...team, groupId, group }, member);
  });
}

/** Refuses the last owner; what another has invited people with, into the group or as its owner into a dealership, is worth nothing. */
async function giveUpOwnership(tx: Tx, groupId: number, { role, acceptedAt, accountId }: StoredGroupMember) {
  if (role !== 'group-owner' || acceptedAt === null) return;
  if (!hasOtherOwner(await loadGroupMembers(tx, groupId), accountId)) throw new Failure('last-group-owner');
  await withdrawInvitationsBy(tx, accountId, { groupId });
  for (const dealershipId of await loadDealershipsNotOwned(tx, groupId, accountId))
    await withdrawInvitationsBy(tx, accountId, { dealershipId });
}
