import type { FeedSourceState } from '@kardan/contract/calls/feeds/sources';
import type { Database } from '../../db/database.ts';
import { countPicturesByState, loadGivenUp } from './picture-state-store.ts';

const maxTold = 100;

/** What became of a feed's pictures, of these dealerships' cars. */
export async function readPictureState(
  db: Database,
  feedId: string,
  dealershipIds: readonly number[],
): Promise<FeedSourceState['pictures']> {
  const counts = await countPicturesByState(db, feedId, dealershipIds);
  const count = (...states: string[]) => states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  return {
    waiting: count('wanted', 'fetching', 'processing'),
    ready: count('ready'),
    failed: await loadGivenUp(db, feedId, dealershipIds, maxTold),
    failedCount: count('given-up'),
  };
}
