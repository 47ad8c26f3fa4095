import { type Database, inTransaction } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { retryDeadJobs } from '../jobs/retry-dead-jobs.ts';
import { loadStrandedMails } from './mail-store.ts';

/** Younger mails have their job, or their transaction has only just committed. */
const strandedAfterMinutes = 5;
const batchSize = 1_000;

/**
 * Gives every mail that waits without a job a new one: its retries were used up while the mail server was away for longer
 * than they last, or the job was lost. Sending holds the row, so one job too many sends nothing twice.
 */
export async function requeueStrandedMails(
  { db }: { db: Database },
  olderThanMinutes = strandedAfterMinutes,
): Promise<number> {
  let requeued = await retryDeadJobs(db, { name: 'send-mail' });
  for (let after: string | null = null; ; ) {
    const mailIds = await inTransaction(db, async (tx) => {
      const found = await loadStrandedMails(tx, { olderThanMinutes, after, limit: batchSize });
      const jobs = found.map((mailId) => ({ mailId }));
      await enqueue(tx, 'send-mail', jobs, { priority: 'bulk' });
      return found;
    });
    requeued += mailIds.length;
    if (mailIds.length < batchSize) return requeued;
    after = mailIds.at(-1) as string;
  }
}
