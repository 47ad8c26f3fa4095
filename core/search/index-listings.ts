import type { Database } from '../db/database.ts';
import type { SearchEngine } from './engine.ts';
import { isSearchable, type ListingDocument, listingDocument } from './listing-document.ts';
import { type ListingRow, loadListingRows } from './listing-document-store.ts';

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
  const rows = await loadListingRows(services.db, ids);
  const operations = indices.flatMap((index) => rows.flatMap((row) => writeOf(index, row)));
  return { failed: await writeToIndex(services.search, operations) };
}

/** Adds rows to one index; used by the rebuild, whose rows are searchable already. */
export async function addToIndex(search: SearchEngine, index: string, rows: ListingRow[]): Promise<IndexingFailure[]> {
  return writeToIndex(
    search,
    rows.flatMap((row) => writeOf(index, row)),
  );
}

async function writtenIndices(search: SearchEngine): Promise<string[]> {
  const { body } = await search.client.indices.getAlias({ name: search.writeAlias });
  return Object.keys(body);
}

type Operation =
  | { index: Target } // followed by the document
  | { delete: Target }
  | ListingDocument;
interface Target {
  _index: string;
  _id: string;
  version: number;
  version_type: 'external';
}

function writeOf(index: string, row: ListingRow): Operation[] {
  const target: Target = { _index: index, _id: String(row.id), version: row.revision, version_type: 'external' };
  return isSearchable(row) ? [{ index: target }, listingDocument(row)] : [{ delete: target }];
}

async function writeToIndex(search: SearchEngine, operations: Operation[]): Promise<IndexingFailure[]> {
  if (operations.length === 0) return [];
  const { body } = await search.client.bulk({ body: operations });
  if (!body.errors) return [];
  return body.items.flatMap((item) => {
    const outcome = item.index ?? item.delete;
    // 409: the index already knows this revision or a newer one. 404: nothing to delete.
    if (!outcome?.error || outcome.status === 409 || outcome.status === 404) {
      if (outcome?.error?.type !== 'index_not_found_exception') return [];
    }
    return [{ listingId: Number(outcome._id), reason: outcome.error?.reason ?? 'unknown' }];
  });
}
