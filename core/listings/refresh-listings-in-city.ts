import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { touchListingsInCity } from './listing-write-store.ts';

/** Brings a changed place into the search index: its listings get a new revision and a job each, behind fresh changes. */
export async function refreshListingsInCity(tx: Tx, cityId: number): Promise<void> {
  const listingIds = await touchListingsInCity(tx, cityId);
  await enqueue(
    tx,
    'index-listing',
    listingIds.map((listingId) => ({ listingId })),
    { priority: 'bulk' },
  );
}
