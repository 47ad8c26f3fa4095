import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { holdMaxCars, saveMaxCars } from './office-store.ts';

/** Says how many cars a dealership may have, drafts included, on record; what it has beyond that stays. */
export async function setMaxCars(
  { db }: { db: Database },
  actor: Actor,
  reference: string,
  maxCars: number,
): Promise<void> {
  requireOperator(actor);
  const { id: dealershipId } = await findOwnDealership({ db }, actor, reference);
  await inTransaction(db, async (tx) => {
    const held = await holdMaxCars(tx, dealershipId);
    if (!held) throw new NotFound('dealership');
    if (held.maxCars === maxCars) return;
    await saveMaxCars(tx, dealershipId, maxCars);
    await recordAct(tx, actor, {
      action: 'dealership.max-cars-changed',
      dealershipId,
      object: { id: dealershipId, label: held.name },
      before: { maxCars: held.maxCars },
      after: { maxCars },
    });
  });
}
