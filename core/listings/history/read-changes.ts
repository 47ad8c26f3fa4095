import type { Tx } from '../../db/database.ts';
import { type FieldChange, loadRevision } from '../changing/revision-store.ts';

/** What a revision of a listing changed; undefined where there is none. */
export function readChanges(tx: Tx, listingId: number, revision: number): Promise<FieldChange[] | undefined> {
  return loadRevision(tx, listingId, revision);
}
