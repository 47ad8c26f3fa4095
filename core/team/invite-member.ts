import type { Member } from '@kardan/contract/calls/admin/members';
import { refuseGrantForGood } from '../accounts/acting/refuse-grant-for-good.ts';
import type { Actor } from '../accounts/actor.ts';
import { findOwnDealership } from '../accounts/find-own-dealership.ts';
import { noticeOwnersOfActs } from '../accounts/owners/notice-owners-of-acts.ts';
import { requireOwner } from '../accounts/policies.ts';
import { requireFresh } from '../accounts/second-factor/require-fresh.ts';
import { type Database, inTransaction } from '../db/database.ts';
import type { Env } from '../env.ts';
import { holdOwnTeam } from './hold-own-team.ts';
import { inviteIntoTeam, type NewMember } from './invite-into-team.ts';
import { loadMembers, type StoredMember } from './member-store.ts';
import { presentMember } from './present-member.ts';
import { refuseSandbox } from './refuse-sandbox.ts';
import { useInvitationLimits } from './use-invitation-limits.ts';

/**
 * Invites somebody into a dealership's team; they have no right in it before they accept. Once more mails a new link. It needs a
 * fresh sign-in, since it lets a stranger in for good; of a new owner the present ones get a mail at once.
 */
export async function inviteMember(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
  dealership: string,
  person: NewMember,
): Promise<Member> {
  const { id: dealershipId } = await findOwnDealership({ db }, actor, dealership);
  requireOwner(actor, dealershipId, 'dealership');
  return inTransaction(db, async (tx) => {
    // The team before the account, as everybody who holds both.
    const by = await holdOwnTeam(tx, actor, dealershipId);
    await refuseSandbox(tx, dealershipId);
    await requireFresh(tx, by);
    await refuseGrantForGood(tx, by, { dealershipId }, person);
    await useInvitationLimits(tx, env, `dealership ${dealershipId}`, person.email);
    const { memberId, actId } = await inviteIntoTeam(tx, by, dealershipId, person);
    if (person.role === 'dealer-owner') await noticeOwnersOfActs(tx, [{ id: actId, dealershipId }]);
    const [member] = (await loadMembers(tx, dealershipId, memberId)) as [StoredMember];
    return presentMember(by, member);
  });
}
