import type { Tx } from '../../db/database.ts';
import { loadAccountsOfOwner, type Owner } from './owner-store.ts';

/** The accounts of those who own a dealership, or its group, and can sign in. */
export async function listOwners(tx: Tx, owner: Owner): Promise<number[]> {
  return (await loadAccountsOfOwner(tx, owner)).map(({ id }) => id);
}
