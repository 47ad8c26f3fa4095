import type { PortalRestriction } from '@kardan/contract/calls/operator/restrictions';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { noticeOwners } from '../../accounts/owners/notice-owners.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { presentForPortal } from './present-restriction.ts';
import { loadRestriction, type StoredRestriction } from './restriction-store.ts';
import { takeBackRestriction } from './take-back-restriction.ts';

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
    await takeBackRestriction(tx, actor, { dealershipId, restrictionId }, because);
    await noticeOwners(tx, { dealershipId }, 'dealership-restriction', { restrictionId, news: 'lifted' });
    return presentForPortal((await loadRestriction(tx, restrictionId)) as StoredRestriction);
  });
}
