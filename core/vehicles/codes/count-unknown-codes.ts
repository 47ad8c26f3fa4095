import { type Database, inTransaction } from '../../db/database.ts';
import { replaceUnknownCodes } from './code-store.ts';

/** Nobody reads further down than the commonest. */
const maxCodes = 5_000;

/** Counts national codes of cars on offer that no version has; returns how many there are. */
export function countUnknownCodes({ db }: { db: Database }): Promise<number> {
  return inTransaction(db, (tx) => replaceUnknownCodes(tx, maxCodes));
}
