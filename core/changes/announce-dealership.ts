import { dealershipTag } from '@kardan/contract/cache-tags';
import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { enqueuePurge } from './enqueue-purge.ts';

interface DealershipFacts {
  id: number;
  state: string;
  cityId: number;
  latitude: number;
  longitude: number;
}

/** What search documents of its cars follow from; a large one has thousands, which other changes leave alone. */
const shownByListings = ['state', 'cityId', 'latitude', 'longitude'] as const;

/**
 * Has a changed dealership brought before visitors, once that commits: its pages and its cars' pages, which all carry its
 * tag, and its cars in the index where it has moved or become public.
 */
export async function announceDealership(
  tx: Tx,
  { before, after }: { before: DealershipFacts; after: DealershipFacts },
): Promise<void> {
  if (shownByListings.some((field) => before[field] !== after[field])) {
    await enqueue(tx, 'refresh-listings-of-dealership', [{ dealershipId: after.id }]);
  }
  await enqueuePurge(tx, [dealershipTag(after.id)]);
}
