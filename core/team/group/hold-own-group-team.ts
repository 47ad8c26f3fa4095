import type { Actor } from '../../accounts/actor.ts';
import { requireOwnerOfSites } from '../../accounts/keys/find-key-owner.ts';
import type { NoticedAct } from '../../accounts/owners/notice-owners-of-acts.ts';
import { readActorAgain } from '../../accounts/read-actor.ts';
import { findOwnGroup } from '../../accounts/sso/set-up/find-own-group.ts';
import type { Tx } from '../../db/database.ts';
import { loadDealerships, loadGroupMembers, lockGroupTeam } from './group-member-store.ts';

interface HeldTeam {
  /** The actor with the rights of now. */
  by: Actor;
  /** Whether the portal does it for the group. */
  onBehalf: boolean;
  /** Whom an act is told to: the group's owners, and those of its dealerships while it has none. */
  noticed: (actId: string) => NoticedAct[];
}

/**
 * Keeps a group's team as it is until the transaction ends, for somebody who may change it still: who has waited meanwhile for another
 * to take their right has none. An operator who does not own the group has declared to act for each of its dealerships, since whoever
 * is in it reaches them all; only while nobody owns it they say without that who does.
 */
export async function holdOwnGroupTeam(tx: Tx, actor: Actor, groupId: number): Promise<HeldTeam> {
  await lockGroupTeam(tx, groupId);
  const by = await readActorAgain(tx, actor);
  await findOwnGroup({ db: tx }, by, String(groupId));
  const members = await loadGroupMembers(tx, groupId);
  const owners = members.filter(({ role, acceptedAt }) => role === 'group-owner' && acceptedAt !== null);
  const onBehalf = !owners.some(({ accountId }) => accountId === by.accountId);
  if (owners.length === 0) {
    const sites = await loadDealerships(tx, groupId);
    return { by, onBehalf, noticed: (id) => sites.map((dealershipId) => ({ id, dealershipId })) };
  }
  if (onBehalf) await requireOwnerOfSites({ db: tx }, by, groupId);
  return { by, onBehalf, noticed: (id) => [{ id, groupId }] };
}
