import { isOwnedByOthers } from '../accounts/owners/is-owned-by-others.ts';
import type { Tx } from '../db/database.ts';
import { loadOwnedDealerships, lockTeam } from './member-store.ts';

/**
 * The names of dealerships that would be left without an owner, of their own or of their group, if the account were gone; their teams
 * stay as they are until the transaction ends. Who is closed, or was never public, needs none.
 */
export async function findOnlyOwned(tx: Tx, accountId: number): Promise<string[]> {
  const names: string[] = [];
  for (const { id, name } of await loadOwnedDealerships(tx, accountId)) {
    await lockTeam(tx, id);
    if (!(await isOwnedByOthers(tx, id, accountId))) names.push(name);
  }
  return names;
}
