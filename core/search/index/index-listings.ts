import type { Database } from '../../db/database.ts';
import { isOnOffer } from '../../listings/offer-rules.ts';
import type { SearchEngine } from '../engine.ts';
import { type ListingDocument, listingDocument } from './listing-document.ts';
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
  const { writes, failed } = writesOf(rows);
  const found = new Set(rows.map(({ id }) => id));
  // Rows are only deleted long after their car left the index; should one go earlier, its document goes too.
  const removals = ids.filter((id) => !found.has(id)).map((id) => ({ id }));
  return { failed: [...failed, ...(await writeToIndices(services.search, indices, [...writes, ...removals]))] };
}

/** Adds rows to one index; used by the rebuild, whose rows are searchable already. */
export async function addToIndex(search: SearchEngine, index: string, rows: ListingRow[]): Promise<IndexingFailure[]> {
  const { writes, failed } = writesOf(rows);
  return [...failed, ...(await writeToIndices(search, [index], writes))];
}

/** A document to write, or one to remove when there is none. */
interface Write {
  id: number;
  revision?: number;
  document?: ListingDocument;
}

/** A row that no document can be made of fails alone and not the whole batch. */
function writesOf(rows: ListingRow[]): { writes: Write[]; failed: IndexingFailure[] } {
  const writes: Write[] = [];
  const failed: IndexingFailure[] = [];
  for (const row of rows) {
    const { id, revision } = row;
    try {
      writes.push(
        isOnOffer(row.state, row.dealershipState) ? { id, revision, document: listingDocument(row) } : { id, revision },
      );
    } catch (error) {
      failed.push({ listingId: id, reason: String(error) });
    }
  }
  return { writes, failed };
}

async function writtenIndices(search: SearchEngine): Promise<string[]> {
  const { body } = await search.client.indices.getAlias({ name: search.writeAlias });
  return Object.keys(body);
}

async function writeToIndices(search: SearchEngine, indices: string[], writes: Write[]): Promise<IndexingFailure[]> {
  if (writes.length === 0) return [];
  const { body } = await search.client.bulk({ body: indices.flatMap((index) => writes.flatMap(operationOf(index))) });
  if (!body.errors) return [];
  return body.items.flatMap(({ index, delete: removal }) => {
    const outcome = index ?? removal;
    if (!outcome?.error || isAlreadyDone(outcome.status, outcome.error.type)) return [];
    return [{ listingId: Number(outcome._id), reason: outcome.error.reason ?? outcome.error.type }];
  });
}

function operationOf(index: string) {
  return ({ id, revision, document }: Write): object[] => {
    const version = revision === undefined ? {} : { version: revision, version_type: 'external' as const };
    const target = { _index: index, _id: String(id), ...version };
    return document ? [{ index: target }, document] : [{ delete: target }];
  };
}

/** 409: the index knows this revision or a newer one. 404: there is nothing to delete, unless the index itself is gone. */
function isAlreadyDone(status: number, errorType: string): boolean {
  return status === 409 || (status === 404 && errorType !== 'index_not_found_exception');
}
