import type { Tx } from '../../db/database.ts';
import { spendInvitationsBy, spendTokens } from './account-token-store.ts';

/** Makes the links of somebody's invitation to a dealership worthless. */
export function withdrawInvitation(tx: Tx, accountId: number, dealershipId: number): Promise<void> {
  return spendTokens(tx, { accountId, purpose: 'invite', dealershipId });
}

/** The same with the invitations that somebody has sent: a right that is taken lives on in none of them. */
export function withdrawInvitationsBy(tx: Tx, inviterId: number, dealershipId: number): Promise<void> {
  return spendInvitationsBy(tx, inviterId, dealershipId);
}
