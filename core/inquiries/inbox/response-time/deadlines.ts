import type { OpeningTimes } from '../../../dealerships/read-opening-times.ts';
import { afterOpenMinutes } from './open-minutes.ts';

/** How soon a dealership wants to answer; minutes of its opening hours. */
export interface ReactionTimes {
  targetMinutes: number;
  reminderMinutes: number | null;
  escalationMinutes: number | null;
}

export interface Deadlines {
  dueAt: Date | null;
  remindAt: Date | null;
  escalateAt: Date | null;
}

/** By when somebody who waits since a moment is to be answered, and when the house is told that nobody has. */
export function deadlinesOf(times: OpeningTimes, reaction: ReactionTimes, waitingSince: Date): Deadlines {
  const after = (minutes: number | null) => (minutes === null ? null : afterOpenMinutes(times, waitingSince, minutes));
  return {
    dueAt: after(reaction.targetMinutes),
    remindAt: after(reaction.reminderMinutes),
    escalateAt: after(reaction.escalationMinutes),
  };
}
