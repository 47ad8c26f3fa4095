import {
  closingNoticeDays,
  complaintMonths,
  maxNoticeDays,
  type RestrictionHaste,
  type RestrictionKind,
} from '@kardan/contract/values/restrictions';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { DealershipState } from '../../db/schema.gen.ts';
import type { FieldIssue } from '../../kernel/errors.ts';
import { startOfViennaDay } from '../../kernel/start-of-vienna-day.ts';

const dayMs = 86_400_000;

interface Wanted {
  kind: RestrictionKind;
  effectiveOn: string | null;
  atOnceBecause: RestrictionHaste | null;
}

/** From when on it holds: at once, or from the beginning of a day in Vienna. */
export function effectiveAt({ effectiveOn }: Wanted, now: Date): Date {
  if (effectiveOn === null) return now;
  const start = new Date(startOfViennaDay(effectiveOn, 0));
  return effectiveOn === viennaDay(now) ? now : start;
}

/**
 * What stands against the day: nothing is held against a dealership before it is told, and it is closed thirty days after that at
 * the soonest (Art. 4 (2) of Regulation 2019/1150), unless law or repeated infringement demand otherwise and it is told so (4).
 */
export function dayIssues(wanted: Wanted, now: Date): FieldIssue[] {
  const { kind, atOnceBecause } = wanted;
  const moment = effectiveAt(wanted, now).getTime();
  const issue = (field: string, code: string, message: string) => [{ path: [field], code, message }];
  if (moment < now.getTime()) return issue('effectiveOn', 'day-passed', 'the day has passed');
  if (moment > now.getTime() + maxNoticeDays * dayMs) return issue('effectiveOn', 'too-late', 'more than a year ahead');
  if (kind !== 'closed' && atOnceBecause !== null)
    return issue('atOnceBecause', 'only-for-closing', 'notice is given before closing only');
  if (kind === 'closed' && atOnceBecause === null && moment < now.getTime() + closingNoticeDays * dayMs)
    return issue('effectiveOn', 'closing-needs-notice', 'owners are told thirty days before');
  return [];
}

/** The last day of a complaint; a month that is shorter ends it on its own last day. */
export function complaintUntil(now: Date): string {
  const [year = 0, month = 0, day = 0] = viennaDay(now).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + complaintMonths, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + complaintMonths, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

/** Whether it is the last day of a complaint, in Vienna, or before. */
export function isInComplaintTime(lastDay: string, now: Date): boolean {
  return viennaDay(now) <= lastDay;
}

/** Whether it can be lifted or taken back: once, and no closing that has happened. */
export function isLiftable(held: { kind: RestrictionKind; appliedAt: Date | null; liftedAt: Date | null }): boolean {
  return held.liftedAt === null && !(held.kind === 'closed' && held.appliedAt !== null);
}

const restrictable: Record<RestrictionKind, readonly DealershipState[]> = {
  'no-new-listings': ['active', 'suspended'],
  suspended: ['active'],
  closed: ['requested', 'active', 'suspended'],
};

/** Whether it means anything for a dealership in this state. */
export function isRestrictable(kind: RestrictionKind, state: DealershipState): boolean {
  return restrictable[kind].includes(state);
}
