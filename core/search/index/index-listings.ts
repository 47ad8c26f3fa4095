import type { Database } from '../../db/database.ts';
import { type ListingRow, readListingRows } from '../../listings/cards/read-listing-rows.ts';
import { isOnOffer } from '../../listings/changing/offer-rules.ts';
import type { SearchEngine } from '../engine.ts';
import { listingDocument } from './listing-document.ts';
import { type VersionedWrite, writeVersioned, writtenIndices } from './write-versioned.ts';

export interface IndexingFailure {
  listingId: number;
  reason: string;
}

/**
 * Brings the index to what the database says of these listings, whatever it held before: late, repeated and reordered
 * calls end in the same documents, because every write carries the row's revision and an older one is refused.
 */
export async function indexListings(
  services: { db: Database; search: SearchEngine },
  listingIds: number[],
): Promise<{ failed: IndexingFailure[] }> {
  const ids = [...new Set(listingIds)];
  if (ids.length === 0) return { failed: [] };
  // The alias is resolved after the change has committed and before the row is read: a rebuild that starts in between
  // adds its index first and reads rows afterwards, so one of the two sees the change.
  const indices = await writtenIndices(services.search);
  const rows = await readListingRows(services.db, ids);
  const { writes, failed } = writesOf(rows);
  const found = new Set(rows.map(({ id }) => id));
  // Rows are only deleted long after their car left the index; should one go earlier, its document goes too.
  const removals = ids.filter((id) => !found.has(id)).map((id) => ({ id: String(id) }));
  return { failed: [...failed, ...(await write(services.search, indices, [...writes, ...removals]))] };
}

/** Adds rows to one index; used by the rebuild, whose rows are searchable already. */
export async function addToIndex(search: SearchEngine, index: string, rows: ListingRow[]): Promise<IndexingFailure[]> {
  const { writes, failed } = writesOf(rows);
  return [...failed, ...(await write(search, [index], writes))];
}

/** A row that no document can be made of fails alone and not the whole batch. */
function writesOf(rows: ListingRow[]): { writes: VersionedWrite[]; failed: IndexingFailure[] } {
  const writes: VersionedWrite[] = [];
  const failed: IndexingFailure[] = [];
  for (const row of rows) {
    const { revision } = row;
    const id = String(row.id);
    try {
      writes.push(
        isOnOffer(row.state, row.dealershipState) ? { id, revision, document: listingDocument(row) } : { id, revision },
      );
    } catch (error) {
      failed.push({ listingId: row.id, reason: String(error) });
    }
  }
  return { writes, failed };
}

async function write(search: SearchEngine, indices: string[], writes: VersionedWrite[]): Promise<IndexingFailure[]> {
  const refused = await writeVersioned(search, indices, writes);
  return refused.map(({ id, reason }) => ({ listingId: Number(id), reason }));
}
