import type { Database } from '../../../db/database.ts';
import { loadUnreported } from './monthly-report-store.ts';
import { storeMonthlyReport } from './store-monthly-report.ts';

const dealershipsAtATime = 200;

/** Keeps what a month was like for every dealership that has no report on it yet; returns how many were added. */
export async function storeMonthlyReports({ db }: { db: Database }, month: string): Promise<number> {
  let stored = 0;
  for (let after = 0; ; ) {
    const ids = await loadUnreported(db, month, after, dealershipsAtATime);
    for (const id of ids) await storeMonthlyReport({ db }, id, month);
    stored += ids.length;
    if (ids.length < dealershipsAtATime) return stored;
    after = ids.at(-1) as number;
  }
}
