import type { BulkRun } from '@kardan/contract/calls/stock/stock-list';
import type { Actor } from '../../accounts/actor.ts';
import { accountOf } from '../../accounts/policies.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { BulkState } from '../../db/schema.gen.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { findChangeableStock, findReadableStock } from '../find-stock.ts';
import { holdRun, loadRun, saveRunState } from './bulk-store.ts';
import { presentRun } from './present-run.ts';

/** How far a bulk act of the dealership is. */
export async function readBulkRun(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  bulkId: string,
): Promise<BulkRun> {
  const run = await loadRun(db, bulkId, await findReadableStock({ db }, actor, dealership));
  if (!run) throw new NotFound('bulk run');
  return presentRun(db, run);
}

/** Has a job do what was previewed; once started, starting again changes nothing. */
export function startBulk(services: { db: Database }, actor: Actor, dealership: string, bulkId: string) {
  return steer(services, actor, dealership, bulkId, { from: 'previewed', to: 'running', isSo: ['running', 'done'] });
}

/** Has a job take a finished act back as a whole; a car that was changed since stays as it is. */
export function undoBulk(services: { db: Database }, actor: Actor, dealership: string, bulkId: string) {
  return steer(services, actor, dealership, bulkId, { from: 'done', to: 'undoing', isSo: ['undoing', 'undone'] });
}

interface Step {
  from: BulkState;
  to: BulkState;
  /** States in which the step was taken already. */
  isSo: BulkState[];
}

async function steer(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  bulkId: string,
  { from, to, isSo }: Step,
): Promise<BulkRun> {
  const dealershipId = await findChangeableStock({ db }, actor, dealership);
  return inTransaction(db, async (tx) => {
    const run = await holdRun(tx, bulkId, dealershipId);
    if (!run) throw new NotFound('bulk run');
    if (isSo.includes(run.state)) return presentRun(tx, run);
    if (run.state !== from) throw new Failure('bulk-not-possible');
    await saveRunState(tx, bulkId, to, { accountId: accountOf(actor), requestId: actor.requestId });
    await enqueue(tx, 'run-bulk', [{ bulkId }]);
    const next = await loadRun(tx, bulkId);
    return presentRun(tx, next ?? run);
  });
}
