import type { Database } from '../../../db/database.ts';
import { monthPeriod } from '../../reading/period-before.ts';
import { readFacts } from '../read-facts.ts';
import { insertReport, loadUnreported } from './monthly-report-store.ts';

const dealershipsAtATime = 200;

/** Keeps what a month was like for every dealership that has no report on it yet; returns how many were added. */
export async function storeMonthlyReports({ db }: { db: Database }, month: string): Promise<number> {
  const period = monthPeriod(month);
  let stored = 0;
  for (let after = 0; ; ) {
    const ids = await loadUnreported(db, month, after, dealershipsAtATime);
    for (const id of ids) await insertReport(db, id, month, await readFacts({ db }, id, period));
    stored += ids.length;
    if (ids.length < dealershipsAtATime) return stored;
    after = ids.at(-1) as number;
  }
}
