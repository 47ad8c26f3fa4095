import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { daysOf, type Span } from './period.ts';

/** What a period is compared with: as many days before; of a whole month the month before, though it may be shorter. */
export function periodBefore(period: Span): Span {
  const month = period.from.slice(0, 7);
  const { from, to } = monthPeriod(month);
  if (period.from === from && period.to === to) return monthPeriod(monthAfter(month, -1));
  return { from: dayAfter(period.from, -daysOf(period)), to: dayAfter(period.from, -1) };
}

/** A month such as 2026-10. */
export function monthPeriod(month: string): Span {
  return { from: `${month}-01`, to: dayAfter(`${monthAfter(month, 1)}-01`, -1) };
}

/** The last month that is over in Vienna. */
export function lastMonth(now: Date | number): string {
  return monthAfter(viennaDay(now).slice(0, 7), -1);
}

function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
