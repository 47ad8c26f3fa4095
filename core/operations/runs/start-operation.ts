import type { OperationRun } from '@kardan/contract/calls/operator/operations';
import type { OperationKind } from '@kardan/contract/values/operations';
import type { Actor } from '../../accounts/actor.ts';
import { accountOf, requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { insertRun, loadRun } from './operation-store.ts';
import { presentRun } from './present-run.ts';

/** Lets a worker do what otherwise a command does; refuses a second one of the kind while the first is under way. */
export function startOperation({ db }: { db: Database }, actor: Actor, kind: OperationKind): Promise<OperationRun> {
  requireOperator(actor);
  return inTransaction(db, async (tx) => {
    const runId = await insertRun(tx, kind, accountOf(actor));
    if (runId === undefined) throw new Failure('operation-under-way');
    await enqueue(tx, 'run-operation', [{ runId }]);
    await recordAct(tx, actor, { action: 'operation.started', object: { id: runId, label: kind } });
    const run = await loadRun(tx, runId);
    if (!run) throw new NotFound('run');
    return presentRun(run);
  });
}
