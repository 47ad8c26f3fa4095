import type { Tx } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import { lockAccount, type StoredAccount } from '../account-store.ts';
import type { Actor, ActorSession } from '../actor.ts';
import { accountOf, isFresh, sessionOf } from '../policies.ts';

/**
 * The actor's account, held for a change of how it signs in. The sign-in must be recent, so that a computer left open gives
 * nobody the account for good; and where there is a second factor it must have been part of it, so that a stolen password
 * cannot put its own in the place of the owner's.
 */
export async function requireFresh(tx: Tx, actor: Actor): Promise<{ account: StoredAccount; session: ActorSession }> {
  const session = sessionOf(actor);
  const account = await lockAccount(tx, accountOf(actor));
  if (!account) throw new Failure('unauthenticated');
  const hasFactor = account.hasTotp || account.passkeyCount > 0;
  if (!isFresh(session) || (hasFactor && !session.isStrong)) throw new Failure('sign-in-again');
  return { account, session };
}

/** Refuses to take an operator's last second factor. */
export function refuseLastFactor({ isOperator, hasTotp, passkeyCount }: StoredAccount): void {
  if (isOperator && Number(hasTotp) + passkeyCount <= 1) throw new Failure('second-factor-required');
}
