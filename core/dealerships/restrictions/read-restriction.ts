import type { Database, Tx } from '../../db/database.ts';
import { loadRestriction, type StoredRestriction } from './restriction-store.ts';

export type DecidedRestriction = StoredRestriction;

/** A restriction with who decided on it, whosever it is: for complaints of it, which check that themselves. */
export function readRestriction(db: Database | Tx, restrictionId: string): Promise<DecidedRestriction | undefined> {
  return loadRestriction(db, restrictionId);
}
