import type { Tx } from '../../db/database.ts';
import { type InvitedTo, spendInvitationsBy, spendTokens } from './account-token-store.ts';

/** Makes the links of somebody's invitation to a dealership or a group worthless. */
export function withdrawInvitation(tx: Tx, accountId: number, to: InvitedTo): Promise<void> {
  return spendTokens(tx, { accountId, purpose: 'invite', ...to });
}

/** The same with the invitations that somebody has sent: a right that is taken lives on in none of them. */
export function withdrawInvitationsBy(tx: Tx, inviterId: number, to: InvitedTo): Promise<void> {
  return spendInvitationsBy(tx, inviterId, to);
}
