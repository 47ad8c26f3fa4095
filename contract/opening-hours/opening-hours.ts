import { dayAfter, viennaClock, weekdayOf } from '../values/vienna-day.ts';
import { type PublicHoliday, publicHolidayOn } from './public-holidays.ts';

/** A stretch of a weekday during which a dealership is open; 1 is Monday. Times are the clock's in Vienna, as 08:30. */
export interface OpeningHours {
  weekday: number;
  opens: string;
  closes: string;
}

/** A day that is unlike the same day of other weeks; without hours it is closed. */
export interface SpecialDay {
  date: string;
  hours: readonly Pick<OpeningHours, 'opens' | 'closes'>[];
}

export type OpeningState =
  | { state: 'open'; closesAt: string }
  /** `opens` is null for a dealership that tells no hours. */
  | { state: 'closed'; opens: { weekday: number; time: string; daysAhead: number } | null }
  /** It would be open on this weekday; whether it is on a holiday, only a call tells. */
  | { state: 'holiday'; holiday: PublicHoliday };

/** Two weeks: the holidays around Christmas leave an open day within one. */
const daysLookedAhead = 14;

/**
 * Whether a dealership is open at a moment, by the clock in Vienna. For the browser: pages are kept for minutes, so the
 * server's word would be old.
 */
export function openingState(
  hours: readonly OpeningHours[],
  now: Date,
  specialDays: readonly SpecialDay[] = [],
): OpeningState {
  const { day: today, time } = viennaClock(now);
  const special = specialDays.find(({ date }) => date === today);
  const holiday = publicHolidayOn(today);
  if (holiday && !special && hoursOfWeek(hours, today).length > 0) return { state: 'holiday', holiday };
  const closesAt = closingTime(hoursOn(hours, specialDays, today), time);
  if (closesAt !== undefined) return { state: 'open', closesAt };
  for (let daysAhead = 0; daysAhead <= daysLookedAhead; daysAhead++) {
    const next = hoursOn(hours, specialDays, dayAfter(today, daysAhead)).find(
      ({ opens }) => daysAhead > 0 || opens > time,
    );
    if (next) return { state: 'closed', opens: { weekday: next.weekday, time: next.opens, daysAhead } };
  }
  return { state: 'closed', opens: null };
}

/** What a dealership says of a day comes first, then that it is a holiday, then the week. */
function hoursOn(hours: readonly OpeningHours[], specialDays: readonly SpecialDay[], day: string): OpeningHours[] {
  const special = specialDays.find(({ date }) => date === day);
  if (special) return inOrder(special.hours.map((stretch) => ({ ...stretch, weekday: weekdayOf(day) })));
  return publicHolidayOn(day) ? [] : hoursOfWeek(hours, day);
}

function hoursOfWeek(hours: readonly OpeningHours[], day: string): OpeningHours[] {
  return inOrder(hours.filter(({ weekday }) => weekday === weekdayOf(day)));
}

function inOrder(hours: OpeningHours[]): OpeningHours[] {
  return hours.sort((one, other) => one.opens.localeCompare(other.opens));
}

/** When the stretch ends that the time lies in, and those that follow it without a gap. */
function closingTime(hours: OpeningHours[], time: string): string | undefined {
  return hours.reduce<string | undefined>((closes, stretch) => {
    const isNow = stretch.opens <= time && time < stretch.closes;
    const goesOn = closes !== undefined && stretch.opens <= closes && stretch.closes > closes;
    return isNow || goesOn ? stretch.closes : closes;
  }, undefined);
}
