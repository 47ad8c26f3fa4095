import type { TodayTask } from '@kardan/contract/calls/admin/reports';
import { maxTodayTasks, type TodayTaskKind } from '@kardan/contract/values/reports';

/**
 * What one of them is worth. A buyer who waits comes before all else; then what keeps cars from being seen, then what keeps
 * seen cars from being asked for.
 */
const worth: Record<TodayTaskKind, number> = {
  'late-inquiries': 1_000,
  // Nothing of a dealer's own system comes here any more until somebody answers.
  'feed-waiting': 400,
  'incomplete-profile': 30,
  'feed-refused': 14,
  'without-pictures': 12,
  'ending-offers': 10,
  'above-market': 8,
  'unpublished-changes': 4,
  'long-in-stock': 2,
  'inspection-ends': 2,
};
/** Three hundred old cars are no more urgent than twenty: nobody does more in a day. */
const maxCounted = 20;

/** The five lines of the day, what is worth most first. */
export function chooseTasks(found: readonly TodayTask[]): TodayTask[] {
  const worthOf = ({ kind, count }: TodayTask) => worth[kind] * Math.min(count, maxCounted);
  return found
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => worthOf(b) - worthOf(a))
    .slice(0, maxTodayTasks);
}
