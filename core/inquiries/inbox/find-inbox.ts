import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireOwner, requireStaff, requireStaffToRead } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';

type Right = 'read' | 'change' | 'own';
const policies = { read: requireStaffToRead, change: requireStaff, own: requireOwner } as const;

/** The dealership whose inbox the actor may read, change, or rule over as an owner. */
export async function findInbox(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  right: Right,
): Promise<number> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  policies[right](actor, id, 'dealership');
  return id;
}
