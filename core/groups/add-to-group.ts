import type { Actor } from '../accounts/actor.ts';
import { findOwnDealership } from '../accounts/find-own-dealership.ts';
import { requireOperator } from '../accounts/policies.ts';
import { requireFresh } from '../accounts/second-factor/require-fresh.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { Failure, NotFound } from '../kernel/errors.ts';
import { findGroup } from './find-group.ts';
import { holdDealership } from './group-store.ts';
import { joinGroup } from './join-group.ts';

/**
 * Puts a dealership that is in no group into one, for operators. The group's people, keys and webhooks reach it from the next call
 * on: that needs a fresh sign-in.
 */
export async function addToGroup(
  { db }: { db: Database },
  actor: Actor,
  named: { group: string; dealership: string },
): Promise<void> {
  requireOperator(actor);
  const { id: groupId } = await findGroup({ db }, named.group);
  const { id: dealershipId } = await findOwnDealership({ db }, actor, named.dealership);
  await inTransaction(db, async (tx) => {
    await requireFresh(tx, actor);
    const dealership = await holdDealership(tx, dealershipId);
    if (!dealership) throw new NotFound('dealership');
    if (dealership.groupId === groupId) return;
    if (dealership.groupId !== null) throw new Failure('other-group');
    if (!(await joinGroup(tx, actor, dealership, groupId))) throw new NotFound('group');
  });
}
