import type { Actor } from '../../accounts/actor.ts';
import type { Tx } from '../../db/database.ts';
import { readMissing } from '../../going-public/read-missing.ts';
import { holdDealership } from './profile-change-store.ts';
import { writeProfileChange } from './write-profile-change.ts';

/**
 * Makes a dealership public that an operator has let in, in the moment in which nothing is missing any more: nobody has to
 * come back for it. What nobody has let in waits.
 */
export async function activateWhenComplete(tx: Tx, actor: Actor, dealershipId: number): Promise<void> {
  const dealership = await holdDealership(tx, dealershipId);
  if (dealership?.state !== 'requested' || dealership.admittedAt === null) return;
  if ((await readMissing({ db: tx }, dealershipId)).length > 0) return;
  const after = { state: 'active' } as const;
  const before = { state: dealership.state };
  await writeProfileChange(tx, actor, dealership, { action: 'dealership.activated', columns: after, before, after });
}
