import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { tellDealer } from '../statements/tell-dealer.ts';
import { liftBlock } from './lift-block.ts';

/** Lifts a block for a reason that its dealer is told; the car is again what it was before. */
export async function unblockListing(
  { db }: { db: Database },
  actor: Actor,
  listingId: number,
  because: string,
): Promise<void> {
  requireOperator(actor);
  await inTransaction(db, async (tx) => {
    const lifted = await liftBlock(tx, actor, listingId, because);
    if (lifted) await tellDealer(tx, lifted.dealershipId, 'block-lifted', { statementId: lifted.statementId });
  });
}
