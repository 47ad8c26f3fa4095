import type { Database } from '../../db/database.ts';
import { readOfferedRevisions } from '../../listings/cards/read-listing-rows.ts';
import type { SearchEngine } from '../engine.ts';
import { compareRevisions, type OnCompared, type RevisionDifference } from './compare-revisions.ts';

export type IndexDifference = RevisionDifference<number>;

/** Compares index and database by id and revision; for tests and for an operator's doubts, reads everything. */
export function compareIndex(
  { db, search }: { db: Database; search: SearchEngine },
  onProgress?: OnCompared,
): Promise<IndexDifference> {
  const compared = { sortField: 'id', idOf: Number, expected: () => readOfferedRevisions(db) };
  return compareRevisions(search, compared, onProgress);
}
