import { maxStatisticsDays } from '@kardan/contract/values/statistics-periods';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';

/** Days back from yesterday, a calendar month, or days of one's own. */
export type Period =
  | { kind: 'days'; days: 7 | 30 | 90 }
  | { kind: 'month'; month: string }
  | { kind: 'own'; from: string; to: string };

export const dayCounts = [7, 30, 90] as const;
/** How many months back can be chosen by name; others by their days. */
const monthCount = 13;
const usual: Period = { kind: 'days', days: 30 };

/** What the address says of the period; what it says wrongly is left out. */
export function readPeriod({ days, month, from, to }: Record<string, unknown>): Period {
  const known = dayCounts.find((count) => count === days);
  if (known) return { kind: 'days', days: known };
  if (typeof month === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return { kind: 'month', month };
  return isOwnPeriod({ from, to }) ? { kind: 'own', from: String(from), to: String(to) } : usual;
}

/** Whether those are days that a report can be of. */
export function isOwnPeriod({ from, to }: { from: unknown; to: unknown }): boolean {
  return isDay(from) && isDay(to) && from <= to && to <= dayAfter(from, maxStatisticsDays - 1);
}

/** The way back: only what is not so anyway. */
export function searchOf(period: Period): Record<string, unknown> {
  switch (period.kind) {
    case 'days':
      return period.days === 30 ? {} : { days: period.days };
    case 'month':
      return { month: period.month };
    case 'own':
      return { from: period.from, to: period.to };
  }
}

/**
 * The first and the last day of a period, in Vienna. Today is not over: it would make every trend fall, and what like cars
 * got is known of whole days alone.
 */
export function daysOf(period: Period, now: Date): { from: string; to: string } {
  const yesterday = dayAfter(viennaDay(now), -1);
  switch (period.kind) {
    case 'days':
      return { from: dayAfter(yesterday, 1 - period.days), to: yesterday };
    case 'month': {
      const from = `${period.month}-01`;
      const to = dayAfter(`${monthAfter(period.month)}-01`, -1);
      return { from, to: from <= yesterday && yesterday < to ? yesterday : to };
    }
    case 'own':
      return { from: period.from, to: period.to };
  }
}

/** The months that can be chosen, the current one first once a day of it is over. */
export function choosableMonths(now: Date): string[] {
  const months = [dayAfter(viennaDay(now), -1).slice(0, 7)];
  while (months.length < monthCount) months.push(monthBefore(months.at(-1) ?? ''));
  return months;
}

function monthAfter(month: string): string {
  return dayAfter(`${month}-28`, 4).slice(0, 7);
}

function monthBefore(month: string): string {
  return dayAfter(`${month}-01`, -1).slice(0, 7);
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}
