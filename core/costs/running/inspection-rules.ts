import type { InspectionDue, NotCalculable } from '@kardan/contract/calls/listings/costs';
import { notCalculable } from '../cost-amounts.ts';
import { figureOn } from '../dated-figures.ts';
import { monthAfter, monthsBetween, type OwnedCar, registeredOn } from '../owned-car.ts';
import { inspectionSchemes, inspectionWindows } from './inspection-figures.ts';

/** When the next “Pickerl” is due: as the dealer says, otherwise by the law since first registration. */
export function nextInspection(car: OwnedCar, today: string): InspectionDue | NotCalculable {
  if (car.inspectionValidUntil !== null) return dueIn(car.inspectionValidUntil, 'listing');
  // Those registered as historic go every second year, and listings do not say which are.
  if (car.category === 'old-timer') return notCalculable('not-covered');
  const firstDay = registeredOn(car, today);
  if (firstDay === null) return notCalculable('input-missing', ['firstRegistration']);
  return dueIn(firstDueFrom(today, firstDay), 'first-registration');
}

/** When the inspection of a punched month may take place. */
export function dueIn(month: string, basis: InspectionDue['basis']): InspectionDue | NotCalculable {
  const window = inspectionWindows.find(({ punchedUntil }) => punchedUntil === null || month <= punchedUntil);
  if (!window) return notCalculable('no-figures');
  const [earliest, latest] = [monthAfter(month, -window.monthsBefore), monthAfter(month, window.monthsAfter)];
  const { notBefore = earliest, notAfter = latest, source } = window;
  const [, earliestMonth = earliest] = [earliest, notBefore].sort();
  const [latestMonth = latest] = [latest, notAfter].sort();
  return { month, earliestMonth, latestMonth, basis, source };
}

/** How many inspections fall due within so many years from today; undefined when that cannot be said. */
export function inspectionsWithin(car: OwnedCar, years: number, today: string): number | undefined {
  const firstDay = registeredOn(car, today);
  if (firstDay === null) return undefined;
  const end = monthAfter(today, years * 12);
  let count = 0;
  let month = car.inspectionValidUntil ?? firstDueFrom(today, firstDay);
  for (; month < end; month = punchedOn(`${month}-01`, firstDay)) if (month >= today.slice(0, 7)) count += 1;
  return count;
}

/** The first month not before a day’s in which an inspection falls due. */
export function firstDueFrom(day: string, firstDay: string): string {
  let month = punchedOn(firstDay, firstDay);
  while (month < day.slice(0, 7)) month = punchedOn(`${month}-01`, firstDay);
  return month;
}

/**
 * The month that a plaque is punched with at registration or an inspection, by the law of that day: it stays valid under a new
 * one (§ 132 Abs. 37 Z 2 KFG). Where the law changes within the month, the old one tells.
 */
export function punchedOn(day: string, firstDay: string): string {
  const { intervalsYears } = figureOn(inspectionSchemes, day) ?? inspectionSchemes[0];
  const ageYears = Math.floor(monthsBetween(firstDay, day) / 12);
  return monthAfter(day, 12 * intervalAt(intervalsYears, ageYears));
}

/**
 * By age, which for cars that knew one law only is the same as by inspections. Others go on by the new law two years after
 * each inspection, in their tenth year at the latest, then every year (§ 132 Abs. 37 Z 1 KFG).
 */
function intervalAt(intervalsYears: readonly number[], ageYears: number): number {
  const [first = 1, then = 1] = intervalsYears;
  if (ageYears === 0) return first;
  const lastAge = intervalsYears.slice(0, -1).reduce((sum, years) => sum + years, 0);
  return ageYears < lastAge ? Math.min(then, lastAge - ageYears) : (intervalsYears.at(-1) ?? 1);
}
