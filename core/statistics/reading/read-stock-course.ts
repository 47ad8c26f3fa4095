import { dayAfter } from '@kardan/contract/values/vienna-day';
import type { Database } from '../../db/database.ts';
import type { Span } from './period.ts';
import { loadDaysInStockOn, loadSoldByDay } from './stock-course-store.ts';

/** A stock's age changes slowly: seven points tell thirty days as well as thirty do. */
const daysBetween = 5;

/** How a dealership's stock went in a period: what was sold on each day, and how long what was on offer had stood there. */
export async function readStockCourse(
  { db }: { db: Database },
  dealershipId: number,
  period: Span,
): Promise<{ sold: number[]; daysInStock: number[] }> {
  const days = [];
  for (let day = period.to; day >= period.from; day = dayAfter(day, -daysBetween)) days.unshift(day);
  const [sold, daysInStock] = await Promise.all([
    loadSoldByDay(db, dealershipId, period),
    loadDaysInStockOn(db, dealershipId, days),
  ]);
  return { sold, daysInStock };
}
