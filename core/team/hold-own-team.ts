import type { Actor } from '../accounts/actor.ts';
import { requireOwner } from '../accounts/policies.ts';
import { readActorAgain } from '../accounts/read-actor.ts';
import type { Tx } from '../db/database.ts';
import { lockTeam } from './member-store.ts';

/**
 * Keeps a dealership's team as it is until the transaction ends, for somebody who may change it still: who has waited meanwhile for
 * another to take their right has none. Gives the actor with the rights of now.
 */
export async function holdOwnTeam(tx: Tx, actor: Actor, dealershipId: number): Promise<Actor> {
  await lockTeam(tx, dealershipId);
  const now = await readActorAgain(tx, actor);
  requireOwner(now, dealershipId, 'dealership');
  return now;
}
