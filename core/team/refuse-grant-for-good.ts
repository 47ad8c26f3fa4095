import type { Actor } from '../accounts/actor.ts';
import { Failure } from '../kernel/errors.ts';

/**
 * Refuses to give one of the portal a right in a dealership by an operator who acts for it: what was declared for an hour,
 * with a reason, would last. An operator who is the dealership's owner anyway gives it as any owner does.
 */
export function refuseGrantForGood(
  actor: Actor,
  dealershipId: number,
  receiver: { id: number; isOperator: boolean } | undefined,
): void {
  if (!actor.isOperator || !receiver) return;
  const own = actor.memberships.get(dealershipId);
  if (own?.right === 'owner' && !own.isSuspended) return;
  if (receiver.isOperator || receiver.id === actor.accountId) throw new Failure('forbidden');
}
