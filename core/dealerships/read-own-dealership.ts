import type { NamedDealership } from '@kardan/contract/calls/admin/dealership';
import { readActing } from '../accounts/acting/act-for-dealership.ts';
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
): Promise<NamedDealership> {
  const { id } = await findOwnDealership({ db }, actor, reference);
  const dealership = await loadOwnDealership(db, id);
  if (!dealership) throw new NotFound('dealership');
  const acting = await readActing({ db }, actor, id);
  return { ...dealership, actingUntil: acting?.until ?? null };
}
