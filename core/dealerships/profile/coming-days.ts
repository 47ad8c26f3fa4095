import type { ComingDay, DealershipDetails } from '@kardan/contract/calls/dealerships/dealerships';
import type { SpecialDay } from '@kardan/contract/calls/dealerships/special-day';
import type { OpeningHours } from '@kardan/contract/opening-hours/opening-hours';
import { publicHolidayOn } from '@kardan/contract/opening-hours/public-holidays';
import { dayAfter, weekdayOf } from '@kardan/contract/values/vienna-day';

/** Long enough that Christmas is announced in November. */
const daysOfHolidays = 60;

/**
 * The hours of so many days from a day on: what the dealership says of a day, else those of the week. On a public holiday
 * shops are closed by law (§ 2 Öffnungszeitengesetz; on 8 December they may open, which the hours of a week do not tell).
 */
export function comingDays(
  hours: readonly OpeningHours[],
  today: string,
  count: number,
  specialDays: readonly SpecialDay[] = [],
): ComingDay[] {
  return Array.from({ length: count }, (_, ahead) => {
    const date = dayAfter(today, ahead);
    const weekday = weekdayOf(date);
    const holiday = publicHolidayOn(date) ?? null;
    const special = specialDays.find((day) => day.date === date);
    const usual = holiday ? [] : hoursOn(hours, weekday);
    return { date, weekday, holiday, hours: special?.hours ?? usual, note: special?.note ?? null };
  });
}

/** The public holidays of the next two months that take away a day on which it would be open. */
export function comingHolidays(
  hours: readonly OpeningHours[],
  today: string,
  specialDays: readonly SpecialDay[] = [],
): DealershipDetails['holidays'] {
  const isSpecial = (day: string) => specialDays.some(({ date }) => date === day);
  return comingDays(hours, today, daysOfHolidays).flatMap(({ date, weekday, holiday }) =>
    holiday && !isSpecial(date) && hoursOn(hours, weekday).length > 0 ? [{ date, weekday, holiday }] : [],
  );
}

function hoursOn(hours: readonly OpeningHours[], weekday: number): ComingDay['hours'] {
  return hours
    .filter((stretch) => stretch.weekday === weekday)
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((one, other) => one.opens.localeCompare(other.opens));
}
