import { type Database, inTransaction } from '../../db/database.ts';
import { recountMonths } from './transparency-store.ts';

/** Notices are kept for 36 months: what is counted anew is all there still. */
const recountedMonths = 30;

/**
 * Counts notices, decisions, complaints and restrictions by month, for the yearly report (DSA Art. 15 and 24). It may run as often as
 * it likes; figures of months whose notices are forgotten stay.
 */
export async function countTransparency({ db }: { db: Database }): Promise<void> {
  await inTransaction(db, (tx) => recountMonths(tx, recountedMonths));
}
