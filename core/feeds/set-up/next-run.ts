import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { startOfViennaDay } from '../../kernel/start-of-vienna-day.ts';

interface Schedule {
  intervalMinutes: number | null;
  /** `05:40`, in Vienna. */
  dailyAt: string | null;
}

/** When a feed's source is looked at next; null for one that waits for a file. */
export function nextRunAt({ intervalMinutes, dailyAt }: Schedule, now = new Date()): Date | null {
  if (intervalMinutes !== null) return new Date(now.getTime() + intervalMinutes * 60_000);
  if (dailyAt === null) return null;
  const today = viennaDay(now);
  const next = momentOf(today, dailyAt);
  return next > now ? next : momentOf(dayAfter(today, 1), dailyAt);
}

/** On the two days on which clocks change it is an hour early or late. */
function momentOf(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(startOfViennaDay(day, 0) + (hours * 60 + minutes) * 60_000);
}
