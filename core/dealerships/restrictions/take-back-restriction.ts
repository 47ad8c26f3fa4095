import type { Actor } from '../../accounts/actor.ts';
import { recordAct } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { holdDealership } from '../editing/profile-change-store.ts';
import { moveDealership } from './apply-restriction.ts';
import { isLiftable } from './restriction-rules.ts';
import { loadRestriction, saveLifting } from './restriction-store.ts';

/** Ends a restriction in the caller's transaction, on record; the caller tells the owners. What has closed a dealership stays. */
export async function takeBackRestriction(
  tx: Tx,
  actor: Actor,
  { dealershipId, restrictionId }: { dealershipId: number; restrictionId: string },
  because: string,
): Promise<void> {
  // Holding the dealership keeps the worker from applying meanwhile what is being taken back.
  const dealership = await holdDealership(tx, dealershipId);
  const restriction = await loadRestriction(tx, restrictionId);
  if (!dealership || restriction?.dealershipId !== dealershipId) throw new NotFound('restriction');
  if (!isLiftable(restriction)) throw new Failure('restriction-not-possible');
  const { kind } = restriction;
  await saveLifting(tx, restrictionId, { because, by: actor.accountId });
  const isOver = kind === 'suspended' && dealership.state === 'suspended';
  if (isOver) await moveDealership(tx, dealership, 'active');
  await recordAct(tx, actor, {
    action: 'dealership.restriction-lifted',
    dealershipId,
    object: { id: dealershipId, label: dealership.name },
    before: { restriction: kind, state: dealership.state },
    after: { restriction: null, state: isOver ? 'active' : dealership.state, because },
  });
}
