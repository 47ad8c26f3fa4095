import { maxPointsInSeries, maxStatisticsDays, type StatisticsStep } from '@kardan/contract/values/statistics-periods';
import { dayAfter, weekdayOf } from '@kardan/contract/values/vienna-day';
import { InvalidRequest } from '../../kernel/errors.ts';

/** Days, both included. */
export interface Span {
  from: string;
  to: string;
}

/** A period as whole months, by their first days, and the days around them. */
export interface PeriodParts {
  months: Span | null;
  days: Span[];
}

/** The period that is asked for: the last thirty days unless told. */
export function readPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }, today: string): Span {
  const last = to ?? today;
  const first = from ?? dayAfter(last, -29);
  if (first < '1900' || last > '2100') throw refuse('from', 'day-beyond');
  if (first > last) throw refuse('to', 'range-reversed');
  if (daysOf({ from: first, to: last }) > maxStatisticsDays) throw refuse('from', 'period-too-long');
  return { from: first, to: last };
}

function refuse(field: 'from' | 'to', code: 'day-beyond' | 'range-reversed' | 'period-too-long'): InvalidRequest {
  return new InvalidRequest([{ in: 'query', path: [field], code, message: code }]);
}

export function daysOf({ from, to }: Span): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

/** Days and weeks up to some thirteen months, then months: nobody reads more points, and months are kept ready. */
export function stepOf(period: Span, wanted: StatisticsStep): StatisticsStep {
  return daysOf(period) > maxPointsInSeries ? 'month' : wanted;
}

/** The first day of the step that a day lies in. */
export function stepStart(day: string, by: StatisticsStep): string {
  if (by === 'day') return day;
  return by === 'month' ? `${day.slice(0, 7)}-01` : dayAfter(day, 1 - weekdayOf(day));
}

/** The first days of all steps of a period, in order. */
export function stepsOf({ from, to }: Span, by: StatisticsStep): string[] {
  const steps = [];
  for (let step = stepStart(from, by); step <= to; step = nextStep(step, by)) steps.push(step);
  return steps;
}

/** How many days of a period lie in the step that begins so. */
export function daysInStep(period: Span, step: string, by: StatisticsStep): number {
  const days = [step, dayAfter(nextStep(step, by), -1), period.from, period.to].sort();
  return daysOf({ from: days[1] as string, to: days[2] as string });
}

function nextStep(step: string, by: StatisticsStep): string {
  if (by === 'day') return dayAfter(step, 1);
  return by === 'week' ? dayAfter(step, 7) : firstOfNextMonth(step);
}

/** Today's month is told as a whole where the period reaches today: nothing lies behind it. */
export function splitPeriod({ from, to: asked }: Span, today: string): PeriodParts {
  const to = asked < today ? asked : dayAfter(firstOfNextMonth(asked), -1);
  const firstMonth = from.endsWith('-01') ? from : firstOfNextMonth(from);
  const afterMonths = stepStart(dayAfter(to, 1), 'month');
  if (firstMonth >= afterMonths) return { months: null, days: [{ from, to }] };
  const days = [
    { from, to: dayAfter(firstMonth, -1) },
    { from: afterMonths, to },
  ].filter((span) => span.from <= span.to);
  return { months: { from: firstMonth, to: stepStart(dayAfter(afterMonths, -1), 'month') }, days };
}

function firstOfNextMonth(day: string): string {
  return stepStart(dayAfter(stepStart(day, 'month'), 31), 'month');
}
