import type { Tx } from '../../db/database.ts';
import { spendTokens } from './account-token-store.ts';

/** Makes the links of somebody's invitation to a dealership worthless. */
export function withdrawInvitation(tx: Tx, accountId: number, dealershipId: number): Promise<void> {
  return spendTokens(tx, { accountId, purpose: 'invite', dealershipId });
}
