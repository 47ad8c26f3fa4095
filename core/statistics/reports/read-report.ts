import type { Report } from '@kardan/contract/calls/admin/reports';
import type { DealershipStatistics } from '@kardan/contract/calls/admin/statistics';
import { maxReportCars } from '@kardan/contract/values/reports';
import { readableStep } from '@kardan/contract/values/statistics-periods';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { readOwnDealership } from '../../dealerships/read-own-dealership.ts';
import type { Span } from '../reading/period.ts';
import { monthPeriod } from '../reading/period-before.ts';
import { readDealershipStatistics } from '../reading/read-dealership-statistics.ts';
import { loadReport } from './monthly/monthly-report-store.ts';
import { loadReportCars } from './report-cars-store.ts';

export interface ReportQuestion extends Span {
  dealershipIds?: number[] | undefined;
  make?: string | undefined;
}

/**
 * What visitors did with a dealership's cars on some days, as its page of figures tells it, for whoever works for it; another's
 * does not exist.
 */
export async function readReport(
  { db }: { db: Database },
  actor: Actor,
  reference: string,
  { from, to, dealershipIds, make }: ReportQuestion,
  now = new Date(),
): Promise<Report> {
  const period = { from, to };
  const dealership = await readOwnDealership({ db }, actor, reference);
  const question = { ...period, dealershipIds, make, by: readableStep(period) };
  const statistics = await readDealershipStatistics({ db }, actor, String(dealership.id), question);
  const { dealerships: sites, by, totals, previous, stages, series, byMake } = statistics;
  const filter = { dealershipIds: sites.map(({ id }) => id), make };
  const [stock, cars] = await Promise.all([
    readStock(db, filter, period, statistics.stock, now),
    loadReportCars(db, filter, period, maxReportCars),
  ]);
  return {
    dealership,
    sites,
    make: make === undefined ? null : (byMake[0]?.make?.name ?? make),
    generatedAt: now.toISOString(),
    ...{ ...period, by, totals, previous, stages, stock },
    series: series.map(({ expected, ...point }) => point),
    makes: byMake.map(({ make: named, ...counts }) => ({ make: named?.name ?? null, ...counts })),
    cars,
  };
}

/** What stands there now says nothing of an earlier time: of a month that is over, what was noted then is told. */
async function readStock(
  db: Database,
  { dealershipIds, make }: { dealershipIds: number[]; make?: string | undefined },
  period: Span,
  { cars, sold, previousSold, daysInStock, marketDaysInStock }: DealershipStatistics['stock'],
  now: Date,
): Promise<Report['stock']> {
  if (period.to >= dayAfter(viennaDay(now), -1)) return { cars, sold, previousSold, daysInStock, marketDaysInStock };
  const unknown = { cars: null, sold, previousSold, daysInStock: null, marketDaysInStock: null };
  const month = period.from.slice(0, 7);
  const [dealershipId, ...others] = dealershipIds;
  const isMonth = period.from === monthPeriod(month).from && period.to === monthPeriod(month).to;
  if (!isMonth || dealershipId === undefined || others.length > 0 || make !== undefined) return unknown;
  const noted = await loadReport(db, dealershipId, month);
  return noted ? { ...noted.stock, sold, previousSold } : unknown;
}
