import type { OwnDealership } from '@kardan/contract/calls/admin/account-fields';
import type { Actor } from '../accounts/actor.ts';
import { findOwnDealership } from '../accounts/find-own-dealership.ts';
import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { loadOwnDealership } from './dealership-store.ts';

/** Name, place and state of a dealership, for whoever works for it and for operators; another does not exist. */
export async function readOwnDealership(
  { db }: { db: Database },
  actor: Actor,
  reference: string,
): Promise<OwnDealership> {
  const { id } = await findOwnDealership({ db }, actor, reference);
  const dealership = await loadOwnDealership(db, id);
  if (!dealership) throw new NotFound('dealership');
  return dealership;
}
