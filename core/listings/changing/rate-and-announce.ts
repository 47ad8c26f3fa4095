import { announceListings } from '../../changes/announce-listings.ts';
import type { Tx } from '../../db/database.ts';
import type { JobPriority } from '../../jobs/job-catalogue.ts';
import { rateListings } from '../../pricing/rate-listings.ts';

/**
 * Rates changed listings anew and has them brought into the search index and removed from the caches in front, once the
 * change commits.
 */
export async function rateAndAnnounce(
  tx: Tx,
  listingIds: readonly number[],
  options: { priority?: JobPriority } = {},
): Promise<void> {
  await rateListings(tx, listingIds);
  await announceListings(tx, listingIds, options);
}
