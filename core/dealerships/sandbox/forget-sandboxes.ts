import { type Database, inTransaction } from '../../db/database.ts';
import { isDatabaseOutage } from '../../kernel/errors.ts';
import { unusedSandboxDays } from './sandbox-rules.ts';
import { deleteSandbox, deleteSomeCars, holdUnusedSandbox } from './sandbox-store.ts';

/**
 * Removes every sandbox that was not used for 90 days, with its keys; returns how many. One that cannot be removed keeps no other
 * from it, and fails the whole at its end.
 */
export async function forgetSandboxes({ db }: { db: Database }): Promise<number> {
  const failed = new Map<number, unknown>();
  let forgotten = 0;
  for (;;) {
    let sandboxId: number | undefined;
    try {
      await inTransaction(db, async (tx) => {
        sandboxId = await holdUnusedSandbox(tx, unusedSandboxDays, [...failed.keys()]);
        if (sandboxId === undefined || (await deleteSomeCars(tx, sandboxId)) > 0) return;
        await deleteSandbox(tx, sandboxId);
        forgotten += 1;
      });
    } catch (error) {
      if (sandboxId === undefined || isDatabaseOutage(error)) throw error;
      failed.set(sandboxId, error);
    }
    if (sandboxId === undefined) break;
  }
  for (const error of failed.values()) throw error;
  return forgotten;
}
