import type { Actor, DealershipRight } from '../accounts/actor.ts';

/** Somebody of the portal, who looks at every dealership. */
export const anOperator: Actor = { accountId: 1, isOperator: true, isEditor: false, memberships: new Map() };

/** The same, having said of every dealership why they change things for it. */
export const anActingOperator: Actor = { ...anOperator, actingFor: { has: () => true } };

/** Somebody of the portal who writes its texts. */
export const anEditor: Actor = { accountId: 4, isOperator: false, isEditor: true, memberships: new Map() };

/** Somebody who works for a dealership. */
export function memberOf(dealershipId: number, right: DealershipRight, isSuspended = false): Actor {
  const accountId = right === 'owner' ? 3 : 2;
  return {
    accountId,
    isOperator: false,
    isEditor: false,
    memberships: new Map([[dealershipId, { right, isSuspended }]]),
  };
}

export function staffOf(dealershipId: number): Actor {
  return memberOf(dealershipId, 'staff');
}

export function ownerOf(dealershipId: number): Actor {
  return memberOf(dealershipId, 'owner');
}
