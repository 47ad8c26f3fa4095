import { type Database, inTransaction } from '@kardan/core/db/database';
import { sumUpStatistics } from '@kardan/core/statistics/days/sum-up-statistics';
import { storeMonthlyReport } from '@kardan/core/statistics/reports/monthly/store-monthly-report';
import { insertComparison, insertDays, loadDemoDealershipIds } from './demo-statistics-store.ts';

const days = 90;
const reports = 2;

/**
 * What visitors did with the cars of dealerships that demo accounts work for, and reports of the last whole months, so that
 * overview, report and stock have something to show. The same effort whatever the size of the market.
 */
export async function seedStatistics({ db }: { db: Database }, today: string): Promise<void> {
  const dealershipIds = await loadDemoDealershipIds(db);
  await insertDays(db, dealershipIds, { today, days });
  await insertComparison(db, dealershipIds, today);
  for (const id of dealershipIds) {
    await inTransaction(db, (tx) => sumUpStatistics(tx, id));
    for (let back = reports; back > 0; back--) await storeMonthlyReport({ db }, id, monthBefore(today, back));
  }
}

function monthBefore(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() - months);
  return first.toISOString().slice(0, 7);
}
