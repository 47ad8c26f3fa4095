import { dayAfter, viennaClock } from '@kardan/contract/values/vienna-day';

const hourMs = 3_600_000;

/** When the day that lies `days` before this one began in Vienna. */
export function startOfViennaDay(today: string, days: number): number {
  const utcMidnight = Date.parse(dayAfter(today, -days));
  // Vienna is one hour ahead of UTC in winter and two in summer.
  const winter = utcMidnight - hourMs;
  return viennaClock(winter).time.startsWith('00') ? winter : utcMidnight - 2 * hourMs;
}
