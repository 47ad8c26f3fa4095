import { isOwnedByOthers } from '../accounts/owners/is-owned-by-others.ts';
import type { Tx } from '../db/database.ts';
import { loadOwnedGroups, lockGroupTeam } from './group/group-member-store.ts';
import { loadOwnedDealerships, lockTeam } from './member-store.ts';

/**
 * The names of dealerships that would be left without an owner, of their own or of their group, if the account were gone; their teams
 * stay as they are until the transaction ends. Who is closed, or was never public, needs none.
 */
export async function findOnlyOwned(tx: Tx, accountId: number): Promise<string[]> {
  const names: string[] = [];
  const owned = await loadOwnedDealerships(tx, accountId);
  for (const { id } of owned) await lockTeam(tx, id);
  for (const id of await loadOwnedGroups(tx, accountId)) await lockGroupTeam(tx, id);
  for (const { id, name } of owned) {
    if (!(await isOwnedByOthers(tx, id, accountId))) names.push(name);
  }
  return names;
}
