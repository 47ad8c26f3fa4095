import type { InspectionDue, NotCalculable } from '@kardan/contract/calls/listings/costs';
import { notCalculable } from '../cost-amounts.ts';
import { figureOn } from '../dated-figures.ts';
import { monthAfter, type OwnedCar, registeredOn } from '../owned-car.ts';
import { inspectionSchemes } from './inspection-figures.ts';

/** When the next “Pickerl” is due: as the dealer says, otherwise by the scheme since first registration. */
export function nextInspection(car: OwnedCar, today: string): InspectionDue | NotCalculable {
  const scheme = figureOn(inspectionSchemes, today);
  if (!scheme) return notCalculable('no-figures');
  const window = (month: string, basis: InspectionDue['basis']): InspectionDue => ({
    month,
    earliestMonth: monthAfter(month, -scheme.monthsBefore),
    latestMonth: monthAfter(month, scheme.monthsAfter),
    basis,
    source: scheme.source,
  });
  if (car.inspectionValidUntil !== null) return window(car.inspectionValidUntil, 'listing');
  // Those registered as historic go every second year, and listings do not say which are.
  if (car.category === 'old-timer') return notCalculable('not-covered');
  const firstDay = registeredOn(car, today);
  if (firstDay === null) return notCalculable('input-missing', ['firstRegistration']);
  const [month] = dueMonths(firstDay, scheme.intervalsYears, today.slice(0, 7), 1);
  return month === undefined ? notCalculable('no-figures') : window(month, 'first-registration');
}

/** How many inspections fall due within so many years from today; undefined when that cannot be said. */
export function inspectionsWithin(car: OwnedCar, years: number, today: string): number | undefined {
  const scheme = figureOn(inspectionSchemes, today);
  const firstDay = registeredOn(car, today);
  if (!scheme || firstDay === null) return undefined;
  const end = monthAfter(today, years * 12);
  return dueMonths(firstDay, scheme.intervalsYears, today.slice(0, 7), years + 1).filter((month) => month < end).length;
}

/** The first `count` months from `from` on in which an inspection falls due. */
function dueMonths(firstDay: string, intervalsYears: readonly number[], from: string, count: number): string[] {
  const due: string[] = [];
  let years = 0;
  for (let visit = 0; due.length < count && visit < 200; visit++) {
    years += intervalsYears[Math.min(visit, intervalsYears.length - 1)] ?? 1;
    const month = monthAfter(firstDay, years * 12);
    if (month >= from) due.push(month);
  }
  return due;
}
