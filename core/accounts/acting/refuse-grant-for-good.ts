import type { Tx } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import { loadAccount, loadAccountByEmail } from '../account-store.ts';
import type { Actor } from '../actor.ts';
import type { InvitedTo } from '../links/account-token-store.ts';
import { accountOf } from '../policies.ts';
import { loadGroupRole } from '../sso/signing-in/company-role-store.ts';

/**
 * Refuses to give one of the portal a right in a dealership, or a group, by an operator who is not its owner: what is declared for an
 * hour, with a reason, would last. An operator who owns it anyway gives it as any owner does.
 */
export async function refuseGrantForGood(
  tx: Tx,
  actor: Actor,
  to: InvitedTo,
  whom: { accountId: number } | { email: string },
): Promise<void> {
  if (!actor.isOperator) return;
  if (await ownsAnyway(tx, actor, to)) return;
  const receiver = await ('email' in whom ? loadAccountByEmail(tx, whom.email) : loadAccount(tx, whom.accountId));
  if (receiver?.isOperator || receiver?.id === actor.accountId) throw new Failure('forbidden');
}

async function ownsAnyway(tx: Tx, actor: Actor, { dealershipId, groupId }: InvitedTo): Promise<boolean> {
  if (groupId) return (await loadGroupRole(tx, accountOf(actor), groupId)) === 'group-owner';
  const own = actor.memberships.get(dealershipId ?? 0);
  return own?.right === 'owner' && !own.isSuspended;
}
