import { noticeOwners } from '../../accounts/owners/notice-owners.ts';
import type { Tx } from '../../db/database.ts';
import { loadOwnerOfFeed } from './run-mail-store.ts';

/** Has the owners of a feed told that a run needs somebody. */
export async function tellOwners(tx: Tx, feedId: string, runId: string): Promise<void> {
  await noticeOwners(tx, await loadOwnerOfFeed(tx, feedId), 'feed-run', { runId });
}
