import { type Database, inTransaction } from '../../db/database.ts';
import { unusedSandboxDays } from './sandbox-rules.ts';
import { deleteCars, deleteSandbox, holdUnusedSandbox } from './sandbox-store.ts';

/** Removes every sandbox that was not used for 90 days, with its keys; returns how many. */
export async function forgetSandboxes({ db }: { db: Database }): Promise<number> {
  for (let forgotten = 0; ; forgotten++) {
    const isForgotten = await inTransaction(db, async (tx) => {
      const sandboxId = await holdUnusedSandbox(tx, unusedSandboxDays);
      if (sandboxId === undefined) return false;
      await deleteCars(tx, sandboxId);
      await deleteSandbox(tx, sandboxId);
      return true;
    });
    if (!isForgotten) return forgotten;
  }
}
