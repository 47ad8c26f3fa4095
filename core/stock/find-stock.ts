import type { Actor } from '../accounts/actor.ts';
import { findOwnDealership } from '../accounts/find-own-dealership.ts';
import { requireStaff, requireStaffToRead } from '../accounts/policies.ts';
import type { Database } from '../db/database.ts';

/** The dealership whose stock the actor may look at. */
export async function findReadableStock({ db }: { db: Database }, actor: Actor, dealership: string): Promise<number> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  requireStaffToRead(actor, id, 'dealership');
  return id;
}

/** The dealership whose stock the actor may change. */
export async function findChangeableStock({ db }: { db: Database }, actor: Actor, dealership: string): Promise<number> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  requireStaff(actor, id, 'dealership');
  return id;
}
