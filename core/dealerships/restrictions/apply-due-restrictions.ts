import { type Database, inTransaction } from '../../db/database.ts';
import { holdDealership } from '../editing/profile-change-store.ts';
import { applyRestriction } from './apply-restriction.ts';
import { loadDue, loadRestriction } from './restriction-store.ts';

/** Nobody: the day that was announced has come. */
const portal = { accountId: null, memberships: new Map() };

/** Does what was announced and whose day has come, however long ago that was; once more finds nothing. Gives how many. */
export async function applyDueRestrictions({ db }: { db: Database }): Promise<number> {
  let applied = 0;
  for (const { id, dealershipId } of await loadDue(db)) {
    applied += await inTransaction(db, async (tx) => {
      const dealership = await holdDealership(tx, dealershipId);
      const restriction = await loadRestriction(tx, id);
      // Lifted, or done by another worker, while this one waited for the dealership.
      if (!dealership || !restriction || restriction.appliedAt || restriction.liftedAt) return 0;
      await applyRestriction(tx, portal, dealership, restriction);
      return 1;
    });
  }
  return applied;
}
