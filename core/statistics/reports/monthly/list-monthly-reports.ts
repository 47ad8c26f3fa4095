import type { MonthlyReport } from '@kardan/contract/calls/admin/reports';
import type { Actor } from '../../../accounts/actor.ts';
import { findOwnDealership } from '../../../accounts/find-own-dealership.ts';
import type { Database } from '../../../db/database.ts';
import { loadReports } from './monthly-report-store.ts';

/** Ten years of months. */
const maxMonths = 120;

/** The months that are over, newest first, for whoever works for the dealership. */
export async function listMonthlyReports(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
): Promise<{ items: MonthlyReport[] }> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  const reports = await loadReports(db, id, maxMonths);
  return { items: reports.map(({ month, facts }) => ({ month, ...facts })) };
}
