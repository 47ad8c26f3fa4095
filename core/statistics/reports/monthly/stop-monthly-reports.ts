import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { saveReportWish } from './monthly-report-store.ts';
import { openReportToken } from './report-links.ts';

/** No more reports to the account that the token stands for, as one click in a mail program wants it; again is no failure. */
export async function stopMonthlyReports({ db, env }: { db: Database; env: Env }, token: string): Promise<void> {
  const accountId = openReportToken(token, env.LINK_SECRET);
  if (accountId !== undefined) await saveReportWish(db, accountId, false);
}
