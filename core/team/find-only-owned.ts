import type { Tx } from '../db/database.ts';
import { hasOtherOwner } from './has-other-owner.ts';
import { loadMembers, loadOwnedDealerships, lockTeam } from './member-store.ts';

/**
 * The names of dealerships that would be left without an owner if the account were gone; their teams stay as they are until the
 * transaction ends. Who is closed, or was never public, needs none.
 */
export async function findOnlyOwned(tx: Tx, accountId: number): Promise<string[]> {
  const names: string[] = [];
  for (const { id, name } of await loadOwnedDealerships(tx, accountId)) {
    await lockTeam(tx, id);
    if (!hasOtherOwner(await loadMembers(tx, id), accountId)) names.push(name);
  }
  return names;
}
