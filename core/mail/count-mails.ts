import { healthDays } from '@kardan/contract/values/operations';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../db/database.ts';
import {
  type FailedMail,
  loadFailedMails,
  loadMailsOfDays,
  loadMailTotals,
  loadWaitingMails,
  type MailsOfDay,
  type WaitingMails,
} from './mail-health-store.ts';

const failuresShown = 50;
const waitingCounted = 20_000;
const shareDays = 7;

/** What became of mails day by day, what waits, and what failed last. */
export async function countMails(
  { db }: { db: Database },
  now = Date.now(),
): Promise<{ days: MailsOfDay[]; waiting: WaitingMails[]; failures: FailedMail[] }> {
  const [days, waiting, failures] = await Promise.all([
    loadMailsOfDays(db, dayAfter(viennaDay(now), 1 - healthDays)),
    loadWaitingMails(db, waitingCounted),
    loadFailedMails(db, failuresShown),
  ]);
  return { days, waiting, failures };
}

/** How many mails of a week went out or were tried in vain, and how many were refused or came back. */
export async function shareOfFailedMails(
  { db }: { db: Database },
  now = Date.now(),
): Promise<{ failed: number; tried: number }> {
  const totals = new Map(
    (await loadMailTotals(db, dayAfter(viennaDay(now), 1 - shareDays))).map(({ outcome, count }) => [outcome, count]),
  );
  const refused = totals.get('refused') ?? 0;
  return { failed: refused + (totals.get('bounced') ?? 0), tried: (totals.get('sent') ?? 0) + refused };
}
