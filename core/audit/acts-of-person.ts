import type { Database, Tx } from '../db/database.ts';
import { forgetName, loadEntriesOf } from './audit-store.ts';

/** All that is on record of somebody: what they did, and what was done to their account. */
export function exportActsOf({ db }: { db: Database }, accountId: number) {
  return loadEntriesOf(db, accountId);
}

/** Takes the name of somebody whose account has just been removed out of the record; what was done stays, under a number. */
export function forgetActsOf(tx: Tx, accountId: number): Promise<void> {
  return forgetName(tx, accountId);
}
