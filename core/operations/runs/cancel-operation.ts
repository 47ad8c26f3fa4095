import type { OperationRun } from '@kardan/contract/calls/operator/operations';
import { cancellableOperations } from '@kardan/contract/values/operations';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { holdRun, loadRun, saveCancelAsked, saveOutcome } from './operation-store.ts';
import { presentRun } from './present-run.ts';

/**
 * Has a run stop: at once where no worker is at it, otherwise as soon as its worker looks, within a second or two. What cannot
 * be stopped halfway goes on, unless its worker has died.
 */
export function cancelOperation({ db }: { db: Database }, actor: Actor, runId: string): Promise<OperationRun> {
  requireOperator(actor);
  return inTransaction(db, async (tx) => {
    const run = await holdRun(tx, runId);
    if (!run) throw new NotFound('run');
    const isNobodys = run.state === 'queued' || (run.state === 'running' && run.isStranded);
    const canStop = isNobodys || (run.state === 'running' && cancellableOperations.includes(run.kind));
    if (!canStop) throw new Failure('operation-not-stoppable');
    await saveCancelAsked(tx, runId);
    if (isNobodys) await saveOutcome(tx, runId, { state: 'cancelled' });
    await recordAct(tx, actor, { action: 'operation.cancelled', object: { id: runId, label: run.kind } });
    return presentRun((await loadRun(tx, runId)) ?? run);
  });
}
