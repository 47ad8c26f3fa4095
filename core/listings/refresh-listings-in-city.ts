import type { Tx } from '../db/database.ts';
import { announceListings } from './announce-listings.ts';
import { touchListingsInCity } from './listing-write-store.ts';

/** Brings a changed place before visitors: its listings get a new revision and their jobs, behind fresh changes. */
export async function refreshListingsInCity(tx: Tx, cityId: number): Promise<void> {
  const listingIds = await touchListingsInCity(tx, cityId);
  await announceListings(tx, listingIds, { priority: 'bulk' });
}
