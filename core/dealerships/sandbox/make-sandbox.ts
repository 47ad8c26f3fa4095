import type { Sandbox } from '@kardan/contract/calls/admin/sandbox';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireOwner } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import { presentSandbox } from './sandbox-rules.ts';
import { insertSandbox, loadSandbox, type StoredSandbox } from './sandbox-store.ts';

/** Makes a dealership to try things in, whose people are the real one's; once more gives the same. */
export async function makeSandbox({ db }: { db: Database }, actor: Actor, dealership: string): Promise<Sandbox> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  requireOwner(actor, id, 'dealership');
  return inTransaction(db, async (tx) => {
    const outcome = await insertSandbox(tx, id);
    if (outcome === 'is-sandbox') throw new Failure('forbidden', { message: 'a sandbox has no sandbox' });
    const sandbox = (await loadSandbox(tx, id)) as StoredSandbox;
    if (outcome === 'made') {
      const { id: sandboxId, name } = sandbox.dealership;
      await recordAct(tx, actor, {
        action: 'sandbox.created',
        dealershipId: id,
        object: { id: sandboxId, label: name },
      });
    }
    return presentSandbox(sandbox);
  });
}
