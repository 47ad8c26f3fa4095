import type { OperationRun } from '@kardan/contract/calls/operator/operations';
import { operationKinds } from '@kardan/contract/values/operations';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { loadLastRuns } from './operation-store.ts';
import { presentRun } from './present-run.ts';

const ofEachKind = 5;

/** Tells operators what is under way, whoever started it, and what ran last of each kind; newest first. */
export async function listOperations({ db }: { db: Database }, actor: Actor): Promise<{ items: OperationRun[] }> {
  requireOperator(actor);
  const runs = await loadLastRuns(db, operationKinds, ofEachKind);
  return { items: runs.map(presentRun) };
}
