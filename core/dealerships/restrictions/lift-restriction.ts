import type { PortalRestriction } from '@kardan/contract/calls/operator/restrictions';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { noticeOwners } from '../../accounts/owners/notice-owners.ts';
import { accountOf, requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { holdDealership } from '../editing/profile-change-store.ts';
import { moveDealership } from './apply-restriction.ts';
import { presentForPortal } from './present-restriction.ts';
import { loadRestriction, type StoredRestriction, saveLifting } from './restriction-store.ts';

/** Lifts a restriction, or takes back one that is announced, with the reason; what has closed a dealership stays. */
export async function liftRestriction(
  { db }: { db: Database },
  actor: Actor,
  { dealershipId: reference, restrictionId }: { dealershipId: string; restrictionId: string },
  because: string,
): Promise<PortalRestriction> {
  requireOperator(actor);
  const { id: dealershipId } = await findOwnDealership({ db }, actor, reference);
  return inTransaction(db, async (tx) => {
    // Holding the dealership keeps the worker from applying meanwhile what is being taken back.
    const dealership = await holdDealership(tx, dealershipId);
    const restriction = await loadRestriction(tx, restrictionId);
    if (!dealership || restriction?.dealershipId !== dealershipId) throw new NotFound('restriction');
    const { kind, appliedAt, liftedAt } = restriction;
    if (liftedAt || (kind === 'closed' && appliedAt)) throw new Failure('restriction-not-possible');
    await saveLifting(tx, restrictionId, { because, by: accountOf(actor) });
    const isOver = kind === 'suspended' && dealership.state === 'suspended';
    if (isOver) await moveDealership(tx, dealership, 'active');
    await recordAct(tx, actor, {
      action: 'dealership.restriction-lifted',
      dealershipId,
      object: { id: dealershipId, label: dealership.name },
      before: { restriction: kind, state: dealership.state },
      after: { restriction: null, state: isOver ? 'active' : dealership.state, because },
    });
    await noticeOwners(tx, { dealershipId }, 'dealership-restriction', { restrictionId, news: 'lifted' });
    return presentForPortal((await loadRestriction(tx, restrictionId)) as StoredRestriction);
  });
}
