import type { Sandbox } from '@kardan/contract/calls/admin/sandbox';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireOwner } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { presentSandbox } from './sandbox-rules.ts';
import { deleteSomeCars, loadSandbox } from './sandbox-store.ts';

/** Removes every car from the dealership's sandbox, for good; its keys and feeds stay. */
export async function emptySandbox({ db }: { db: Database }, actor: Actor, dealership: string): Promise<Sandbox> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  requireOwner(actor, id, 'dealership');
  const sandbox = await loadSandbox(db, id);
  if (!sandbox) throw new NotFound('sandbox');
  const { id: sandboxId, name: label } = sandbox.dealership;
  const before = { cars: sandbox.cars };
  // On record before the first car is gone: all of them take a while, and where that is broken off the next time goes on.
  await inTransaction(db, (tx) =>
    recordAct(tx, actor, { action: 'sandbox.emptied', dealershipId: id, object: { id: sandboxId, label }, before }),
  );
  while ((await inTransaction(db, (tx) => deleteSomeCars(tx, sandboxId))) > 0);
  return presentSandbox({ ...sandbox, cars: 0 });
}
