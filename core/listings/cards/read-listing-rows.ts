import type { Database } from '../../db/database.ts';
import {
  countOfferedRows,
  estimateOfferedRows,
  type ListingRow,
  loadListingRows,
  loadOfferedRevisions,
  loadOfferedRowsAfter,
} from './listing-row-store.ts';

export type { ListingRow };

/** Listings of these ids in any state, with the names of all that they are part of; those that do not exist are missing. */
export function readListingRows(db: Database, listingIds: number[]): Promise<ListingRow[]> {
  return loadListingRows(db, listingIds);
}

/** The next listings on offer, in order of id: what a rebuild of an index walks through. */
export function readOfferedRowsAfter(db: Database, afterId: number, limit: number): Promise<ListingRow[]> {
  return loadOfferedRowsAfter(db, afterId, limit);
}

/** Ids and revisions of all listings on offer, to compare an index with. */
export function readOfferedRevisions(db: Database): Promise<{ id: number; revision: number }[]> {
  return loadOfferedRevisions(db);
}

/** Exact number of listings on offer. */
export function countOffered(db: Database): Promise<number> {
  return countOfferedRows(db);
}

/** Number of listings on offer, roughly and at once. */
export function estimateOffered(db: Database): Promise<number> {
  return estimateOfferedRows(db);
}
