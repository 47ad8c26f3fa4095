import type { Database } from '../../db/database.ts';
import { deleteOldComplaints } from '../complaints/complaint-store.ts';
import { deleteOldStatements } from '../statements/statement-store.ts';
import { deleteOldNotices, eraseOldReporters } from './notice-store.ts';

/** A reporter may complain of a decision for six months (DSA Art. 20), and that takes its time too. */
export const reporterMonths = 12;
/** What was reported and decided may be asked for as long as claims can be brought (ABGB § 1489). */
export const noticeMonths = 36;

/**
 * Removes who reported something when nobody has to write to them any more, and later the notice with their words, what was
 * complained of, and the reasons of measures that are over.
 */
export async function forgetNotices({
  db,
}: {
  db: Database;
}): Promise<{ reporters: number; notices: number; statements: number; complaints: number }> {
  const notices = await deleteOldNotices(db, noticeMonths);
  const statements = await deleteOldStatements(db, noticeMonths);
  const complaints = await deleteOldComplaints(db, noticeMonths);
  return { notices, statements, complaints, reporters: await eraseOldReporters(db, reporterMonths) };
}
