import type { Tx } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import type { Actor } from '../actor.ts';
import { accountOf, requireOperator } from '../policies.ts';
import { requireFresh } from '../second-factor/require-fresh.ts';
import { lockOperators } from './portal-people-store.ts';

/**
 * Refuses whoever may not say who has rights of the portal: a computer left open makes nobody an operator. All operators are
 * held before the actor alone, so that two of them who change each other do not wait for one another.
 */
export async function requireFreshOperator(tx: Tx, actor: Actor): Promise<void> {
  requireOperator(actor);
  const operators = await lockOperators(tx);
  // Somebody has just taken the actor's own.
  if (!operators.includes(accountOf(actor))) throw new Failure('forbidden');
  await requireFresh(tx, actor);
}
