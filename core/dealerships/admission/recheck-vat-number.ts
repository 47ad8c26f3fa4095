import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { clearVatAnswer, holdRequest } from './request-store.ts';

/** Has the register of VAT numbers asked once more about a request that is not decided, for operators. */
export async function recheckVatNumber(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
  requestId: string,
): Promise<void> {
  requireOperator(actor);
  await inTransaction(db, async (tx) => {
    const request = await holdRequest(tx, requestId);
    if (!request?.vatId || env.VIES_URL === undefined) throw new NotFound('number to be checked');
    if (request.decidedAt) throw new Failure('request-decided');
    await clearVatAnswer(tx, requestId);
    await recordAct(tx, actor, { action: 'request.rechecked', object: { id: requestId, label: request.reference } });
    await enqueue(tx, 'check-vat-number', [{ requestId }]);
  });
}
