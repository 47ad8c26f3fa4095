import type { OwnDealership } from '@kardan/contract/calls/admin/account-fields';
import type { Actor } from '../accounts/actor.ts';
import { findOwnDealership } from '../accounts/find-own-dealership.ts';
import { requireMember } from '../accounts/policies.ts';
import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { loadOwnDealerships } from './dealership-store.ts';

/** The dealership and further sites, each of which the actor works for in any role; one that is not his exists for nobody. */
export async function findSites(
  { db }: { db: Database },
  actor: Actor,
  reference: string,
  others: readonly number[] = [],
): Promise<OwnDealership[]> {
  const { id } = await findOwnDealership({ db }, actor, reference);
  for (const other of others) requireMember(actor, other, 'dealership');
  const ids = [...new Set([id, ...others])];
  const sites = await loadOwnDealerships(db, ids);
  if (sites.length < ids.length) throw new NotFound('dealership');
  return sites.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
