import type { GroupMember } from '@kardan/contract/calls/admin/members';
import type { GroupRole } from '@kardan/contract/values/accounts';
import type { Language } from '@kardan/contract/values/identifiers';
import { refuseGrantForGood } from '../../accounts/acting/refuse-grant-for-good.ts';
import type { Actor } from '../../accounts/actor.ts';
import { inviteAccount } from '../../accounts/links/invite-account.ts';
import { noticeOwnersOfActs } from '../../accounts/owners/notice-owners-of-acts.ts';
import { requireFresh } from '../../accounts/second-factor/require-fresh.ts';
import { findOwnGroup } from '../../accounts/sso/set-up/find-own-group.ts';
import { refuseOtherCompanyAccount } from '../../accounts/sso/under-company-account.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure } from '../../kernel/errors.ts';
import { presentMember } from '../present-member.ts';
import { useInvitationLimits } from '../use-invitation-limits.ts';
import { insertGroupInvitation, loadGroupMembers, type StoredGroupMember } from './group-member-store.ts';
import { holdOwnGroupTeam } from './hold-own-group-team.ts';

interface NewGroupMember {
  email: string;
  displayName: string;
  role: GroupRole;
  language?: Language | undefined;
}

/**
 * Invites somebody into a group; they have no right in it before they accept. Once more mails a new link. It needs a fresh sign-in,
 * since it lets a stranger into every dealership of the group for good; of a new owner the present ones get a mail at once.
 */
export async function inviteGroupMember(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
  named: string,
  { role, ...person }: NewGroupMember,
): Promise<GroupMember> {
  const { id: groupId, name: group } = await findOwnGroup({ db }, actor, named);
  return inTransaction(db, async (tx) => {
    const { by, onBehalf, noticed } = await holdOwnGroupTeam(tx, actor, groupId);
    await requireFresh(tx, by);
    await refuseGrantForGood(tx, by, { groupId }, person);
    await useInvitationLimits(tx, env, `group ${groupId}`, person.email);
    await refuseOtherCompanyAccount(tx, { groupId }, person.email, ['email']);
    const { account } = await inviteAccount(tx, person, { groupId, invitedBy: by.accountId });
    const { id: accountId } = account;
    const invited = { invitedName: person.displayName, invitedEmail: person.email };
    const memberId = await insertGroupInvitation(tx, { accountId, groupId, role, ...invited });
    if (memberId === undefined) throw new Failure('already-member');
    const object = { id: accountId, label: person.email };
    const act = { action: 'group-member.invited', onBehalf, object, after: { role, group } } as const;
    const id = await recordAct(tx, by, act);
    if (role === 'group-owner') await noticeOwnersOfActs(tx, noticed(id));
    const [member] = (await loadGroupMembers(tx, groupId, memberId)) as [StoredGroupMember];
    return presentMember(by, member);
  });
}
