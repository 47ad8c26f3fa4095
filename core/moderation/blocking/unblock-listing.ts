import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { tellDealer } from '../statements/tell-dealer.ts';
import { liftBlock } from './lift-block.ts';

/** Lifts a block for a reason that its dealer is told; the car is again what it was before, or withdrawn where its dealer has entered it again. */
export async function unblockListing(
  { db }: { db: Database },
  actor: Actor,
  listingId: number,
  because: string,
): Promise<void> {
  requireOperator(actor);
  await inTransaction(db, async (tx) => {
    const lifted = await liftBlock(tx, actor, listingId, because);
    if (!lifted) return;
    const { dealershipId, ...told } = lifted;
    await tellDealer(tx, dealershipId, 'block-lifted', told);
  });
}
