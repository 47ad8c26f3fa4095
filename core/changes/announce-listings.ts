import { listingTag } from '@kardan/contract/cache-tags';
import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobPriority } from '../jobs/job-catalogue.ts';
import { enqueuePurge } from './enqueue-purge.ts';

/**
 * Has listings brought into the search index, matched with search agents, looked through for what operators should
 * see and removed from the caches in front, once the transaction commits.
 */
export async function announceListings(
  tx: Tx,
  listingIds: readonly number[],
  options: { priority?: JobPriority } = {},
): Promise<void> {
  const jobs = listingIds.map((listingId) => ({ listingId }));
  await enqueue(tx, 'index-listing', jobs, options);
  await enqueue(tx, 'match-listing', jobs, options);
  await enqueue(tx, 'inspect-listing', jobs, options);
  await enqueuePurge(tx, listingIds.map(listingTag), options);
}
