import type { Actor } from '../accounts/actor.ts';

/** Somebody of the portal, who may change everything. */
export const anOperator: Actor = { accountId: 1, role: 'operator' };

/** Somebody of the portal who writes its texts. */
export const anEditor: Actor = { accountId: 4, role: 'editor' };

export function staffOf(dealershipId: number): Actor {
  return { accountId: 2, role: 'dealer-staff', dealershipId };
}

export function ownerOf(dealershipId: number): Actor {
  return { accountId: 3, role: 'dealer-owner', dealershipId };
}
