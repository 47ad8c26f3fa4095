import { type Database, inTransaction } from '../../../db/database.ts';
import { queueMails } from '../../../mail/queue-mail.ts';
import { rollUpStatistics } from '../../days/roll-up-statistics.ts';
import { lastMonth } from '../../reading/period-before.ts';
import { takeRecipients } from './monthly-report-store.ts';
import { storeMonthlyReports } from './store-monthly-reports.ts';

/** Mails of one transaction. */
const mailsAtATime = 200;

/**
 * Writes to every owner about the month that is over, once: that somebody was written to commits with the mail, so that it
 * may be killed, repeated and run by several. Whoever owns several dealerships gets one mail about all. Gives how many.
 */
export async function mailMonthlyReports({ db }: { db: Database }, now = new Date()): Promise<number> {
  const month = lastMonth(now);
  // What came in the month's last minutes belongs to it.
  await rollUpStatistics({ db });
  await storeMonthlyReports({ db }, month);
  for (let mails = 0; ; ) {
    const queued = await inTransaction(db, async (tx) => {
      const recipients = await takeRecipients(tx, month, mailsAtATime);
      const queue = recipients.map(({ accountId, email, language }) => ({
        template: 'monthly-report' as const,
        recipient: email,
        language,
        payload: { accountId, month },
      }));
      await queueMails(tx, queue, { priority: 'bulk' });
      return recipients.length;
    });
    mails += queued;
    if (queued < mailsAtATime) return mails;
  }
}
