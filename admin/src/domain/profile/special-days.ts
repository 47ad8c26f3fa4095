import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { publicHolidayOn } from '@kardan/contract/opening-hours/public-holidays';
import { dayAfter, weekdayOf } from '@kardan/contract/values/vienna-day';
import type { Week } from './week.ts';

export type SpecialDay = OwnProfile['openingHours']['specialDays'][number];

/** Days in a row that are alike: a holiday of two weeks is one line. */
export interface SpecialSpan extends Pick<SpecialDay, 'hours' | 'note'> {
  from: string;
  until: string;
}

export function spansOf(days: readonly SpecialDay[]): SpecialSpan[] {
  const spans: SpecialSpan[] = [];
  for (const { date, hours, note } of days.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const last = spans.at(-1);
    const goesOn = last && dayAfter(last.until, 1) === date && isAlike(last, { hours, note });
    if (goesOn) last.until = date;
    else spans.push({ from: date, until: date, hours, note });
  }
  return spans;
}

export function daysOf({ from, until, hours, note }: SpecialSpan): SpecialDay[] {
  const days: SpecialDay[] = [];
  for (let date = from; date <= until; date = dayAfter(date, 1)) days.push({ date, hours, note });
  return days;
}

/**
 * The days that somebody means by a new span: hours over several days are not for those on which it is closed anyway, a public
 * holiday or a Sunday, unless there are only such.
 */
export function newDaysOf(span: SpecialSpan, week: Week): SpecialDay[] {
  const days = daysOf(span);
  if (span.hours.length === 0) return days;
  const open = days.filter(({ date }) => !publicHolidayOn(date) && (week[weekdayOf(date) - 1] ?? []).length > 0);
  return open.length > 0 ? open : days;
}

/** With a span, which replaces what was said of its days before. */
export function withSpan(
  days: readonly SpecialDay[],
  span: SpecialSpan,
  taken: readonly SpecialDay[] = daysOf(span),
): SpecialDay[] {
  return [...withoutSpan(days, span), ...taken].sort((one, other) => one.date.localeCompare(other.date));
}

export function withoutSpan(
  days: readonly SpecialDay[],
  { from, until }: Pick<SpecialSpan, 'from' | 'until'>,
): SpecialDay[] {
  return days.filter(({ date }) => date < from || date > until);
}

function isAlike(one: Pick<SpecialDay, 'hours' | 'note'>, other: Pick<SpecialDay, 'hours' | 'note'>): boolean {
  return one.note === other.note && JSON.stringify(one.hours) === JSON.stringify(other.hours);
}
