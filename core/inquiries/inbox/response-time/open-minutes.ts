import type { OpeningHours } from '@kardan/contract/opening-hours/opening-hours';
import { publicHolidayOn } from '@kardan/contract/opening-hours/public-holidays';
import { dayAfter, viennaClock, weekdayOf } from '@kardan/contract/values/vienna-day';
import type { OpeningTimes, Stretch } from '../../../dealerships/read-opening-times.ts';

/** For a dealership that tells no hours: when the trade answers its telephone. */
const usualWeek: readonly OpeningHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens: '08:00',
  closes: '18:00',
}));

/** Whoever is closed for longer gives no moment: nobody is reminded then. */
const daysLookedAhead = 60;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Minutes that a dealership was open between two moments; nights, Sundays and holidays do not count. */
export function openMinutesBetween(times: OpeningTimes, from: Date, to: Date): number {
  if (to <= from) return 0;
  const [start, end] = [clockOf(from), clockOf(to)];
  let minutes = 0;
  for (let day = start.day; day <= end.day; day = dayAfter(day, 1)) {
    const first = day === start.day ? start.minutes : 0;
    const last = day === end.day ? end.minutes : 24 * 60;
    for (const { opens, closes } of stretchesOn(times, day)) {
      minutes += Math.max(0, Math.min(closes, last) - Math.max(opens, first));
    }
  }
  return minutes;
}

/** The moment when a dealership will have been open for so many minutes; null when that is too far away. */
export function afterOpenMinutes(times: OpeningTimes, from: Date, minutes: number): Date | null {
  const start = clockOf(from);
  let left = minutes;
  for (let ahead = 0; ahead <= daysLookedAhead; ahead++) {
    const day = dayAfter(start.day, ahead);
    for (const { opens, closes } of stretchesOn(times, day)) {
      const begins = ahead === 0 ? Math.max(opens, start.minutes) : opens;
      if (closes - begins >= left && closes > begins) return momentOf(day, begins + left);
      left -= Math.max(0, closes - begins);
    }
  }
  return null;
}

export function isOpenAt(times: OpeningTimes, moment: Date): boolean {
  const { day, minutes } = clockOf(moment);
  return stretchesOn(times, day).some(({ opens, closes }) => opens <= minutes && minutes < closes);
}

/** On a public holiday shops are closed by law (§ 2 Öffnungszeitengesetz), unless the dealership says otherwise. */
export function hoursOn({ week, specialDays }: OpeningTimes, day: string): readonly Stretch[] {
  const special = specialDays.get(day);
  if (special) return special;
  if (publicHolidayOn(day)) return [];
  const weekday = weekdayOf(day);
  return (week.length > 0 ? week : usualWeek)
    .filter((stretch) => stretch.weekday === weekday)
    .sort((one, other) => one.opens.localeCompare(other.opens));
}

function stretchesOn(times: OpeningTimes, day: string): { opens: number; closes: number }[] {
  return hoursOn(times, day).map(({ opens, closes }) => ({ opens: minutesOf(opens), closes: minutesOf(closes) }));
}

function clockOf(moment: Date): { day: string; minutes: number } {
  const { day, time } = viennaClock(moment);
  return { day, minutes: minutesOf(time) };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Vienna is one hour ahead of UTC in winter and two in summer. */
function momentOf(day: string, minutes: number): Date {
  const onTheClock = Date.parse(day) + minutes * minuteMs;
  const winter = new Date(onTheClock - hourMs);
  const { day: winterDay, minutes: winterMinutes } = clockOf(winter);
  const isWinter = Date.parse(winterDay) + winterMinutes * minuteMs === onTheClock;
  return isWinter ? winter : new Date(onTheClock - 2 * hourMs);
}
