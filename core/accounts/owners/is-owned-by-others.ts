import type { Tx } from '../../db/database.ts';
import { loadAccountsOfOwner } from './owner-store.ts';

/** Whether somebody else than that account owns a dealership, or its group, and can sign in. */
export async function isOwnedByOthers(tx: Tx, dealershipId: number, than: number): Promise<boolean> {
  return (await loadAccountsOfOwner(tx, { dealershipId })).some(({ id }) => id !== than);
}
