import type { Tx } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import { loadAccount, loadAccountByEmail } from '../account-store.ts';
import type { Actor } from '../actor.ts';

/**
 * Refuses to give one of the portal a right in a dealership by an operator who acts for it: what was declared for an hour,
 * with a reason, would last. An operator who is the dealership's owner anyway gives it as any owner does.
 */
export async function refuseGrantForGood(
  tx: Tx,
  actor: Actor,
  dealershipId: number,
  to: { accountId: number } | { email: string },
): Promise<void> {
  if (!actor.isOperator) return;
  const own = actor.memberships.get(dealershipId);
  if (own?.right === 'owner' && !own.isSuspended) return;
  const receiver = await ('email' in to ? loadAccountByEmail(tx, to.email) : loadAccount(tx, to.accountId));
  if (receiver?.isOperator || receiver?.id === actor.accountId) throw new Failure('forbidden');
}
