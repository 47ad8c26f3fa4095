import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { OpeningHoursInput } from '@kardan/contract/calls/admin/profile-fields';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import { withoutSeconds } from '../known-words.ts';
import { changeProfile, type ProfileReference } from './change-profile.ts';
import { type DayHours, loadHours, replaceSpecialDays, replaceWeek } from './hours-change-store.ts';

/**
 * Saves the hours of the week and the days that are different; a day that is over is refused. Whoever waits for an answer
 * is to get it by the new hours.
 */
export function saveOpeningHours(
  services: { db: Database },
  actor: Actor,
  reference: ProfileReference,
  { week, specialDays }: OpeningHoursInput,
): Promise<OwnProfile> {
  const today = viennaDay(Date.now());
  const over = specialDays.flatMap(({ date }, place) =>
    date < today ? [{ path: ['specialDays', place, 'date'], code: 'day-past', message: `${date} is over` }] : [],
  );
  if (over.length > 0) throw new InvalidRequest(over);
  return changeProfile(services, actor, reference, async (tx, { id }) => {
    const stored = await loadHours(tx, id, today);
    await replaceWeek(tx, id, week);
    await replaceSpecialDays(tx, id, today, specialDays);
    await enqueue(tx, 'reckon-deadlines', [{ dealershipId: id }]);
    return {
      before: { week: tellWeek(stored.week), specialDays: tellDays(stored.specialDays) },
      after: { week: tellWeek(week), specialDays: tellDays(specialDays) },
    };
  });
}

function tellHours(hours: readonly DayHours[]): string {
  const sorted = hours.map(withoutSeconds).sort((one, other) => one.opens.localeCompare(other.opens));
  return sorted.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
}

function tellWeek(week: readonly (DayHours & { weekday: number })[]): string[] {
  return [1, 2, 3, 4, 5, 6, 7].flatMap((day) => {
    const hours = week.filter(({ weekday }) => weekday === day);
    return hours.length > 0 ? [`${day}: ${tellHours(hours)}`] : [];
  });
}

function tellDays(days: readonly { date: string; note: string | null; hours: readonly DayHours[] }[]): string[] {
  return days.map(({ date, note, hours }) => `${date}: ${tellHours(hours)} ${note ?? ''}`.trim()).sort();
}
