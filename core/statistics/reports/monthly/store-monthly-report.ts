import type { Database } from '../../../db/database.ts';
import { monthPeriod } from '../../reading/period-before.ts';
import { readFacts } from '../read-facts.ts';
import { insertReport } from './monthly-report-store.ts';

/** Keeps what a month was like for a dealership, unless that is kept already. */
export async function storeMonthlyReport({ db }: { db: Database }, dealershipId: number, month: string): Promise<void> {
  await insertReport(db, dealershipId, month, await readFacts({ db }, dealershipId, monthPeriod(month)));
}
