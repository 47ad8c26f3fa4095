import type { OfficeGroup } from '@kardan/contract/calls/operator/groups';
import type { Actor } from '../accounts/actor.ts';
import { requireOperator } from '../accounts/policies.ts';
import type { Database } from '../db/database.ts';
import { findGroup } from './find-group.ts';
import { loadGroups } from './group-store.ts';

/** Groups of dealerships, by name, for operators. */
export async function listGroups({ db }: { db: Database }, actor: Actor): Promise<{ items: OfficeGroup[] }> {
  requireOperator(actor);
  return { items: await loadGroups(db) };
}

/** One of them. */
export function readGroup(services: { db: Database }, actor: Actor, named: string): Promise<OfficeGroup> {
  requireOperator(actor);
  return findGroup(services, named);
}
