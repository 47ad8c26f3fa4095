import type { StatisticsCounts } from '@kardan/contract/calls/admin/statistics';
import type { Database } from '../../db/database.ts';
import { noCounts, toCounts } from './counts.ts';
import { loadFigures } from './figures-store.ts';
import { type Span, stepsOf } from './period.ts';

/** What a dealership's cars got on each day of a period, in order. */
export async function readDailyCounts(
  { db }: { db: Database },
  dealershipId: number,
  period: Span,
): Promise<StatisticsCounts[]> {
  const figures = await loadFigures(db, { dealershipIds: [dealershipId] }, { months: null, days: [period] }, 'day');
  const byDay = new Map(figures.filter(({ by }) => by === 'step').map((figure) => [figure.step, figure]));
  return stepsOf(period, 'day').map((day) => toCounts(byDay.get(day) ?? noCounts));
}
