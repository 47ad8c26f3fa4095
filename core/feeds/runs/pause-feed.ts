import type { Tx } from '../../db/database.ts';
import { updateFeed } from '../set-up/feed-store.ts';
import { forgetVersion } from '../sources/feed-source-store.ts';
import { supersedeRuns } from './run-store.ts';

/**
 * Lets a feed rest: what waits for its turn, or for a person, is left off, and fetched again once the feed goes on. A run that
 * has begun to change cars comes to its end: half a file is worse than a whole one.
 */
export async function pauseFeed(tx: Tx, feedId: string): Promise<void> {
  await updateFeed(tx, feedId, { state: 'paused', nextRunAt: null, askedDry: null });
  const leftOff = await supersedeRuns(tx, feedId, { reason: 'feed-paused', withDry: false });
  if (leftOff > 0) await forgetVersion(tx, feedId);
}
