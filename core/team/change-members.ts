import type { DealershipRole } from '@kardan/contract/values/accounts';
import { refuseGrantForGood } from '../accounts/acting/refuse-grant-for-good.ts';
import type { Actor } from '../accounts/actor.ts';
import { findOwnDealership } from '../accounts/find-own-dealership.ts';
import { withdrawInvitation, withdrawInvitationsBy } from '../accounts/links/withdraw-invitation.ts';
import { noticeOwnersOfActs } from '../accounts/owners/notice-owners-of-acts.ts';
import { requireOwner } from '../accounts/policies.ts';
import { requireFresh } from '../accounts/second-factor/require-fresh.ts';
import { recordAct } from '../audit/record-act.ts';
import { type Database, inTransaction, type Tx } from '../db/database.ts';
import { Failure, NotFound } from '../kernel/errors.ts';
import { hasOtherOwner } from './has-other-owner.ts';
import { holdOwnTeam } from './hold-own-team.ts';
import { deleteMember, loadMembers, type StoredMember, saveRole } from './member-store.ts';
import { shownEmail } from './present-member.ts';
import { refuseSandbox } from './refuse-sandbox.ts';

/**
 * Changes somebody's role in a dealership; it holds from their next call on. The last owner stays one. It needs a fresh sign-in:
 * a session that was left open or stolen makes nobody an owner; and owners get a mail, whoever stops being one included.
 */
export function changeMember(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  memberId: string,
  role: DealershipRole,
): Promise<void> {
  return withMember(db, actor, { dealership, memberId }, async (tx, by, dealershipId, member) => {
    const { accountId } = member;
    if (member.role === role) return;
    if (role === 'dealer-owner') {
      await refuseGrantForGood(tx, by, { dealershipId }, { accountId });
    } else {
      await refuseLastOwner(tx, dealershipId, member);
      await withdrawInvitationsBy(tx, accountId, { dealershipId });
    }
    const object = { id: accountId, label: shownEmail(member) };
    const id = await recordAct(tx, by, {
      action: 'member.changed',
      dealershipId,
      object,
      before: { role: member.role },
      after: { role },
    });
    await noticeOwnersOfActs(tx, [{ id, dealershipId }]);
    await saveRole(tx, dealershipId, accountId, role);
  });
}

/**
 * Takes somebody's rights in a dealership, or the invitation back, from their next call on. The last owner stays. As for changes, it
 * needs a fresh sign-in, and owners get a mail.
 */
export function removeMember(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  memberId: string,
): Promise<void> {
  return withMember(db, actor, { dealership, memberId }, async (tx, by, dealershipId, member) => {
    const { accountId } = member;
    await refuseLastOwner(tx, dealershipId, member);
    // Links first, as whoever accepts one does: the other way round two transactions could wait for each other.
    await withdrawInvitation(tx, accountId, { dealershipId });
    await withdrawInvitationsBy(tx, accountId, { dealershipId });
    const object = { id: accountId, label: shownEmail(member) };
    const act = { action: 'member.removed', dealershipId, object, before: { role: member.role } } as const;
    await noticeOwnersOfActs(tx, [{ id: await recordAct(tx, by, act), dealershipId }]);
    await deleteMember(tx, dealershipId, accountId);
  });
}

type Change = (tx: Tx, by: Actor, dealershipId: number, member: StoredMember) => Promise<void>;

async function withMember(
  db: Database,
  actor: Actor,
  { dealership, memberId }: { dealership: string; memberId: string },
  change: Change,
): Promise<void> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  requireOwner(actor, id, 'dealership');
  await inTransaction(db, async (tx) => {
    // The team before the account, as everybody who holds both.
    const by = await holdOwnTeam(tx, actor, id);
    await refuseSandbox(tx, id);
    await requireFresh(tx, by);
    const [member] = await loadMembers(tx, id, memberId);
    if (!member) throw new NotFound('member');
    await change(tx, by, id, member);
  });
}

async function refuseLastOwner(tx: Tx, dealershipId: number, member: StoredMember): Promise<void> {
  if (member.role !== 'dealer-owner' || member.acceptedAt === null) return;
  if (!hasOtherOwner(await loadMembers(tx, dealershipId), member.accountId)) throw new Failure('last-owner');
}
