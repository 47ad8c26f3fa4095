import type { Restriction } from '@kardan/contract/calls/operator/restrictions';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireOwnerToRead } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { presentRestriction } from './present-restriction.ts';
import { loadRestrictions } from './restriction-store.ts';

/** What the portal holds or has held against a dealership, with the reasons, for its owners. */
export async function listOwnRestrictions(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
): Promise<{ items: Restriction[] }> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  requireOwnerToRead(actor, id, 'dealership');
  const stored = await loadRestrictions(db, id);
  return { items: stored.map((each) => presentRestriction(each)) };
}
