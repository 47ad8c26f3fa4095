import type { Actor } from '../accounts/actor.ts';
import { noticeOwnersOfActs } from '../accounts/owners/notice-owners-of-acts.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Tx } from '../db/database.ts';
import { holdGroup, saveGroupOf } from './group-store.ts';

/**
 * Puts a dealership into a group in the caller's transaction, on record; the owners of both get a mail. False when the group is gone.
 * Whoever calls has found the actor to be allowed to, and the dealership to be in no group.
 */
export async function joinGroup(
  tx: Tx,
  actor: Actor,
  { id: dealershipId, name: label }: { id: number; name: string },
  groupId: number,
): Promise<boolean> {
  const group = await holdGroup(tx, groupId);
  if (!group) return false;
  await saveGroupOf(tx, dealershipId, groupId);
  const id = await recordAct(tx, actor, {
    action: 'dealership.group-joined',
    dealershipId,
    object: { id: dealershipId, label },
    after: { group: group.name },
  });
  await noticeOwnersOfActs(tx, [{ id, dealershipId }]);
  return true;
}
