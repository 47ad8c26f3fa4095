import type { DealershipRole } from '@kardan/contract/values/accounts';
import { refuseGrantForGood } from '../accounts/acting/refuse-grant-for-good.ts';
import type { Actor } from '../accounts/actor.ts';
import { findOwnDealership } from '../accounts/find-own-dealership.ts';
import { withdrawInvitation, withdrawInvitationsBy } from '../accounts/links/withdraw-invitation.ts';
import { requireOwner } from '../accounts/policies.ts';
import { recordAct } from '../audit/record-act.ts';
import { type Database, inTransaction, type Tx } from '../db/database.ts';
import { Failure, NotFound } from '../kernel/errors.ts';
import { deleteMember, loadMembers, lockTeam, type StoredMember, saveRole } from './member-store.ts';
import { shownEmail } from './present-member.ts';

/** Changes somebody's role in a dealership; it holds from their next call on. The last owner stays one. */
export function changeMember(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  memberId: string,
  role: DealershipRole,
): Promise<void> {
  return withMember(db, actor, { dealership, memberId }, async (tx, dealershipId, member) => {
    const { accountId } = member;
    if (member.role === role) return;
    if (role === 'dealer-owner') {
      await refuseGrantForGood(tx, actor, dealershipId, { accountId });
    } else {
      await refuseLastOwner(tx, dealershipId, member);
      await withdrawInvitationsBy(tx, accountId, dealershipId);
    }
    await saveRole(tx, dealershipId, accountId, role);
    const object = { id: accountId, label: shownEmail(member) };
    await recordAct(tx, actor, {
      action: 'member.changed',
      dealershipId,
      object,
      before: { role: member.role },
      after: { role },
    });
  });
}

/** Takes somebody's rights in a dealership, or the invitation back, from their next call on. The last owner stays. */
export function removeMember(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  memberId: string,
): Promise<void> {
  return withMember(db, actor, { dealership, memberId }, async (tx, dealershipId, member) => {
    const { accountId } = member;
    await refuseLastOwner(tx, dealershipId, member);
    // Links first, as whoever accepts one does: the other way round two transactions could wait for each other.
    await withdrawInvitation(tx, accountId, dealershipId);
    await withdrawInvitationsBy(tx, accountId, dealershipId);
    await deleteMember(tx, dealershipId, accountId);
    const object = { id: accountId, label: shownEmail(member) };
    await recordAct(tx, actor, { action: 'member.removed', dealershipId, object, before: { role: member.role } });
  });
}

type Change = (tx: Tx, dealershipId: number, member: StoredMember) => Promise<void>;

async function withMember(
  db: Database,
  actor: Actor,
  { dealership, memberId }: { dealership: string; memberId: string },
  change: Change,
): Promise<void> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  requireOwner(actor, id, 'dealership');
  await inTransaction(db, async (tx) => {
    await lockTeam(tx, id);
    const [member] = await loadMembers(tx, id, memberId);
    if (!member) throw new NotFound('member');
    await change(tx, id, member);
  });
}

/** An owner counts who can act: has accepted, and is not locked. */
async function refuseLastOwner(tx: Tx, dealershipId: number, member: StoredMember): Promise<void> {
  if (member.role !== 'dealer-owner' || member.acceptedAt === null) return;
  const members = await loadMembers(tx, dealershipId);
  const others = members.filter(
    ({ accountId, role, acceptedAt, state }) =>
      accountId !== member.accountId && role === 'dealer-owner' && acceptedAt !== null && state === 'active',
  );
  if (others.length === 0) throw new Failure('last-owner');
}
