import type { Tx } from '../../db/database.ts';
import type { FieldIssue } from '../../kernel/errors.ts';
import { lockOwner } from './feed-store.ts';
import { forgetCarsOfSite, loadFeedsServing } from './group-feed-store.ts';

/**
 * What keeps a dealership from leaving its group: a feed of the group that brings cars for it, or one at work, whose run has read
 * before which sites there are. No run begins until the transaction ends. Where nothing does, no feed keeps its cars any more.
 */
export async function leaveGroupFeeds(
  tx: Tx,
  { groupId, dealershipId }: { groupId: number; dealershipId: number },
): Promise<FieldIssue[]> {
  await lockOwner(tx, { dealershipId: null, groupId });
  const feeds = await loadFeedsServing(tx, groupId, dealershipId);
  if (feeds.length === 0) await forgetCarsOfSite(tx, groupId, dealershipId);
  return feeds.map(({ name, isNamed }) => ({
    path: ['feeds', name],
    code: isNamed ? 'names-dealership' : 'at-work',
    message: `the feed ${name} ${isNamed ? 'brings cars for it' : 'is at work'}`,
  }));
}
