import { type Database, inTransaction } from '../../../db/database.ts';
import { replaceUnmapped } from './unmapped-value-store.ts';

/** Nobody reads further down than the commonest. */
const maxValues = 5_000;

/** Counts values of all dealers' files that nobody understood; returns how many there are. */
export function countUnmappedValues({ db }: { db: Database }): Promise<number> {
  return inTransaction(db, (tx) => replaceUnmapped(tx, maxValues));
}
