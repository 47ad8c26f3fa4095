import type { Actor } from '../../accounts/actor.ts';
import { recordAct } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import { unblockCar } from '../../listings/changing/unblock-car.ts';
import { loadStatementInForce, saveLifted } from '../statements/statement-store.ts';

/**
 * Lifts the block of a car with the reasons that it was given for, which are returned. Of a car that was blocked before reasons were
 * kept nobody knows what it was: it is withdrawn then, and its dealer decides.
 */
export async function liftBlock(
  tx: Tx,
  actor: Actor,
  listingId: number,
  because: string,
): Promise<{ statementId: string; dealershipId: number; isElsewhere: boolean } | undefined> {
  const statement = await loadStatementInForce(tx, listingId);
  const { stateBefore, endedAtBefore = null } = statement ?? {};
  const before = { state: stateBefore ?? 'withdrawn', endedAt: endedAtBefore };
  const { isElsewhere } = await unblockCar(tx, actor, listingId, before);
  if (!statement) return undefined;
  const { id, reference, dealershipId } = statement;
  await saveLifted(tx, id, { liftedBecause: because, liftedBy: actor.accountId });
  await recordAct(tx, actor, {
    action: 'statement.lifted',
    dealershipId,
    object: { id, label: reference },
    after: { listingId },
  });
  return { statementId: id, dealershipId, isElsewhere };
}
