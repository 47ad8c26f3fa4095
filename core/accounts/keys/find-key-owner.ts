import type { Database } from '../../db/database.ts';
import type { Actor } from '../actor.ts';
import { findOwnDealership } from '../find-own-dealership.ts';
import { requireOwner, requireOwnerToRead } from '../policies.ts';
import { findOwnGroup } from '../sso/set-up/find-own-group.ts';
import { type KeyOwner, loadSitesOfGroup } from './key-store.ts';

/** Whose keys somebody means, by id or slug. */
export type NamedKeyOwner = { dealership: string } | { group: string };

/** Whose keys they are, for somebody who may read or change them: keys are the owners'. */
export async function findKeyOwner(
  services: { db: Database },
  actor: Actor,
  named: NamedKeyOwner,
  right: 'read' | 'change',
): Promise<KeyOwner> {
  if ('group' in named) {
    const { id: groupId } = await findOwnGroup(services, actor, named.group);
    if (right === 'change') await requireOwnerOfSites(services, actor, groupId);
    return { groupId };
  }
  const { id } = await findOwnDealership(services, actor, named.dealership);
  const require = right === 'read' ? requireOwnerToRead : requireOwner;
  require(actor, id, 'dealership');
  return { dealershipId: id };
}

/** A group's key or webhook reaches all of its dealerships: an operator has declared to act for each of them. */
export async function requireOwnerOfSites({ db }: { db: Database }, actor: Actor, groupId: number): Promise<void> {
  if (!actor.isOperator) return;
  for (const id of await loadSitesOfGroup(db, groupId)) requireOwner(actor, id, 'dealership');
}
