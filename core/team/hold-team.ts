import type { Tx } from '../db/database.ts';
import { lockTeam } from './member-store.ts';

/** Keeps a dealership's team as it is until the transaction ends. */
export function holdTeam(tx: Tx, dealershipId: number): Promise<void> {
  return lockTeam(tx, dealershipId);
}
