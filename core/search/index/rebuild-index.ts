import type { Database } from '../../db/database.ts';
import { countOffered, type ListingRow, readOfferedRowsAfter } from '../../listings/cards/read-listing-rows.ts';
import type { SearchEngine } from '../engine.ts';
import { addToIndex } from './index-listings.ts';
import { createListingIndex } from './listing-index.ts';
import { type RebuildProgress, rebuildAliased } from './rebuild-aliased.ts';

/** Builds a new listing index from the database and swaps it in, while searches and changes go on. */
export async function rebuildIndex(
  { db, search }: { db: Database; search: SearchEngine },
  onProgress?: (progress: RebuildProgress) => void,
): Promise<{ index: string; listings: number }> {
  const source = {
    create: (suffix: string) => createListingIndex(search, suffix),
    count: () => countOffered(db),
    next: (after: ListingRow | undefined, limit: number) => readOfferedRowsAfter(db, after?.id ?? 0, limit),
    write: async (index: string, rows: ListingRow[]) => {
      const [failure] = await addToIndex(search, index, rows);
      if (failure) throw new Error(`listing ${failure.listingId} could not be indexed: ${failure.reason}`);
    },
  };
  const { index, written } = await rebuildAliased(db, search, source, onProgress);
  return { index, listings: written };
}
