import { publicHolidayOn } from '@kardan/contract/opening-hours/public-holidays';
import { viennaClock, weekdayOf } from '@kardan/contract/values/vienna-day';

/** A moment as opening hours know it: 1 is Monday, the time is the clock's in Vienna. */
export interface OpeningMoment {
  /** As 2026-11-15. */
  day: string;
  weekday: number;
  time: string;
  /** Hours are those of ordinary days: whether somebody is there on a holiday, only a call tells. */
  holiday: boolean;
}

export function openingMoment(moment: Date): OpeningMoment {
  const { day, time } = viennaClock(moment);
  return { day, weekday: weekdayOf(day), time, holiday: publicHolidayOn(day) !== undefined };
}
