import type { Actor } from '../accounts/actor.ts';
import { withdrawInvitation, withdrawInvitationsBy } from '../accounts/links/withdraw-invitation.ts';
import { domainOf } from '../accounts/sso/under-company-account.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Tx } from '../db/database.ts';
import { loadGroupMembers } from './group/group-member-store.ts';
import { deleteMember, loadMembers } from './member-store.ts';
import { shownEmail } from './present-member.ts';

/**
 * Takes out of a dealership's team, which is held, whoever the company account of its group lets in, or has let in while there was
 * one: what they are here, nobody says any more. What they or people of the group have invited with is worth nothing, unless they own
 * the dealership by itself.
 */
export async function leaveGroupTeam(
  tx: Tx,
  actor: Actor,
  { groupId, dealershipId }: { groupId: number; dealershipId: number },
  companyDomains: readonly string[],
): Promise<void> {
  const members = await loadMembers(tx, dealershipId);
  // Nobody has invited whom a company account made a member, and that stays so when the account is removed or its domains are open again.
  const leaving = members.filter(
    ({ email, invitedEmail }) => invitedEmail === null || companyDomains.includes(domainOf(email)),
  );
  const owning = members.filter(({ role, acceptedAt }) => role === 'dealer-owner' && acceptedAt !== null);
  const stillOwning = new Set(owning.filter((member) => !leaving.includes(member)).map(({ accountId }) => accountId));
  const inviters = [...leaving, ...(await loadGroupMembers(tx, groupId))];
  for (const { accountId } of leaving) await withdrawInvitation(tx, accountId, { dealershipId });
  for (const { accountId } of inviters)
    if (!stillOwning.has(accountId)) await withdrawInvitationsBy(tx, accountId, { dealershipId });
  for (const member of leaving) {
    const object = { id: member.accountId, label: shownEmail(member) };
    const before = { role: member.role };
    await recordAct(tx, actor, { action: 'member.removed', dealershipId, object, before });
    await deleteMember(tx, dealershipId, member.accountId);
  }
}
