import type { Tx } from '../../db/database.ts';
import { announceEvent } from '../../webhooks/announce-event.ts';
import { loadSites, type StoredFeed } from '../set-up/feed-store.ts';
import { sumCounts } from './run-counts.ts';
import type { StoredRun } from './run-store.ts';

/** Tells the webhooks of a feed's dealerships that a run is through or waits; each gets the counts of its own cars. */
export async function announceRun(
  tx: Tx,
  feed: StoredFeed,
  { number, counts }: StoredRun,
  type: 'feed.finished' | 'feed.waiting',
): Promise<void> {
  const run = { feedId: feed.id, feedName: feed.name, run: number };
  for (const { id: dealershipId } of await loadSites(tx, feed)) {
    const { created, changed, unchanged, refused, withdrawn } = sumCounts(counts, [dealershipId], false);
    const fates = { created, changed, unchanged, refused, withdrawn };
    if (type === 'feed.waiting')
      await announceEvent(tx, { dealershipId, type, data: { ...run, reason: 'too-many-vanish' } });
    else await announceEvent(tx, { dealershipId, type, data: { ...run, counts: fates } });
  }
}
