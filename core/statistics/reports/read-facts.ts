import type { MonthlyReport } from '@kardan/contract/calls/admin/reports';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../../db/database.ts';
import { toCounts } from '../reading/counts.ts';
import { loadTotals } from '../reading/figures-store.ts';
import { type Span, splitPeriod } from '../reading/period.ts';
import { periodBefore } from '../reading/period-before.ts';
import { readStages } from '../reading/read-dealership-statistics.ts';
import { readStock } from '../reading/stock-figures.ts';

export type ReportFacts = Omit<MonthlyReport, 'month'>;

/** What a report says of some days of a dealership, whoever asks: the same figures as its statistics have. */
export async function readFacts({ db }: { db: Database }, dealershipId: number, period: Span): Promise<ReportFacts> {
  const before = periodBefore(period);
  const today = viennaDay(Date.now());
  const filter = { dealershipIds: [dealershipId] };
  const [totals, previous, stages, stock] = await Promise.all([
    loadTotals(db, filter, splitPeriod(period, today)),
    loadTotals(db, filter, splitPeriod(before, today)),
    readStages(db, filter.dealershipIds, period),
    readStock(db, filter, period, before),
  ]);
  const { cars, sold, previousSold, daysInStock, marketDaysInStock } = stock;
  return {
    ...period,
    totals: toCounts(totals),
    previous: toCounts(previous),
    stages,
    stock: { cars, sold, previousSold, daysInStock, marketDaysInStock },
  };
}
