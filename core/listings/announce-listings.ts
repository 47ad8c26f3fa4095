import type { Tx } from '../db/database.ts';
import type { JobPriority } from '../jobs/job-catalogue.ts';
import { rateListings } from '../pricing/rate-listings.ts';
import { enqueueListingJobs } from './enqueue-listing-jobs.ts';

/**
 * Rates changed listings anew and has them brought into the search index and removed from the caches in front, once the
 * change commits.
 */
export async function announceListings(
  tx: Tx,
  listingIds: readonly number[],
  options: { priority?: JobPriority } = {},
): Promise<void> {
  await rateListings(tx, listingIds);
  await enqueueListingJobs(tx, listingIds, options);
}
