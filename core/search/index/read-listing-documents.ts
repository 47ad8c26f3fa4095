import type { Database } from '../../db/database.ts';
import { readListingRows } from '../../listings/cards/read-listing-rows.ts';
import { listingDocument } from './listing-document.ts';

export type ReadListing = Awaited<ReturnType<typeof readListingDocuments>>[number];

/** What the index would hold of listings in any state, with what is known of their offer; those that do not exist are missing. */
export async function readListingDocuments(db: Database, listingIds: number[]) {
  const rows = await readListingRows(db, listingIds);
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    state: row.state,
    dealershipState: row.dealershipState,
    publishedAt: row.publishedAt,
    endedAt: row.endedAt,
    priceEur: row.priceEur,
    previousPriceEur: row.previousPriceEur,
    reducedFromEur: row.reducedFromEur,
    priceChangedAt: row.priceChangedAt,
    document: listingDocument(row),
  }));
}
