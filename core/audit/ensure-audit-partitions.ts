import type { Database } from '../db/database.ts';
import { addAuditPartition, dropOldAudit } from './audit-store.ts';

/** A year: whoever runs no worker for so long has other worries, and what comes then waits in the default partition. */
const monthsAhead = 12;

/** How long entries are kept; the database drops none sooner. */
export const auditMonths = 36;

/** Makes the partitions of this month and those to come, and drops those that are over; safe to run again. */
export async function ensureAuditPartitions({ db }: { db: Database }): Promise<number> {
  let added = 0;
  for (let month = 0; month <= monthsAhead; month++) if (await addAuditPartition(db, month)) added += 1;
  await dropOldAudit(db, auditMonths);
  return added;
}
