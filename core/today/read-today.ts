import type { Today, TodayTask } from '@kardan/contract/calls/admin/reports';
import { carTaskKinds, type ProfileGap, profileGaps } from '@kardan/contract/values/reports';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../accounts/actor.ts';
import { findOwnDealership } from '../accounts/find-own-dealership.ts';
import { looksFromOutside } from '../accounts/policies.ts';
import type { Database } from '../db/database.ts';
import { findFeedsToDo } from '../feeds/to-do/find-feeds-to-do.ts';
import { readMissing } from '../going-public/read-missing.ts';
import { periodBefore } from '../statistics/reading/period-before.ts';
import { readDailyCounts } from '../statistics/reading/read-daily-counts.ts';
import { readStockCourse } from '../statistics/reading/read-stock-course.ts';
import { readFacts } from '../statistics/reports/read-facts.ts';
import { findCarsToDo } from '../stock/to-do/find-cars-to-do.ts';
import { chooseTasks } from './choose-tasks.ts';
import { loadProfileGaps } from './profile-gap-store.ts';
import {
  loadLastInquiries,
  loadLateInquiries,
  loadResponseMinutes,
  loadResponseMinutesByDay,
} from './today-inquiry-store.ts';

const countedDays = 30;
const maxInquiries = 5;

/** What somebody opens in the morning: what is to do, how it goes, and who wrote. Buyers' names are for staff alone. */
export async function readToday(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  now = new Date(),
): Promise<Today> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  // Somebody of the portal who only looks finds buyers in the inbox, where that is on record by itself.
  const maySeeBuyers = !looksFromOutside(actor, id) && actor.memberships.get(id)?.right !== 'reader';
  const [tasks, figures, inquiries] = await Promise.all([
    findTasks(db, id),
    readFigures(db, id, viennaDay(now)),
    maySeeBuyers ? loadLastInquiries(db, id, maxInquiries) : null,
  ]);
  return { tasks: chooseTasks(tasks), figures, inquiries };
}

const nothing = {
  listing: null,
  threadId: null,
  since: null,
  days: null,
  aboveEur: null,
  views: null,
  gaps: [],
  feed: null,
};

async function findTasks(db: Database, dealershipId: number): Promise<TodayTask[]> {
  const [late, gaps, feeds, ...cars] = await Promise.all([
    loadLateInquiries(db, dealershipId),
    findGaps(db, dealershipId),
    findFeedsToDo({ db }, dealershipId),
    ...carTaskKinds.map(async (kind) => ({ kind, ...(await findCarsToDo({ db }, dealershipId, kind)) })),
  ]);
  return [
    { ...nothing, kind: 'late-inquiries', count: 0, ...late },
    { ...nothing, kind: 'feed-waiting', ...feeds.waiting },
    { ...nothing, kind: 'feed-refused', ...feeds.refused },
    { ...nothing, kind: 'incomplete-profile', count: gaps.length, gaps },
    ...cars.map((found) => ({ ...nothing, ...found })),
  ];
}

/** What the law demands of this dealership comes before what buyers look for. */
async function findGaps(db: Database, dealershipId: number): Promise<ProfileGap[]> {
  const [missing, empty] = await Promise.all([readMissing({ db }, dealershipId), loadProfileGaps(db, dealershipId)]);
  const gaps: string[] = [...missing.map(({ field }) => field), ...empty];
  return profileGaps.filter((gap) => gaps.includes(gap));
}

/** Whole days: today is not over, and would make every trend fall in the morning. */
async function readFigures(db: Database, dealershipId: number, today: string): Promise<Today['figures']> {
  const period = { from: dayAfter(today, -countedDays), to: dayAfter(today, -1) };
  const [{ totals, previous, stock }, counts, course, minutes, minutesBefore, minutesByDay] = await Promise.all([
    readFacts({ db }, dealershipId, period),
    readDailyCounts({ db }, dealershipId, period),
    readStockCourse({ db }, dealershipId, period),
    loadResponseMinutes(db, dealershipId, period),
    loadResponseMinutes(db, dealershipId, periodBefore(period)),
    loadResponseMinutesByDay(db, dealershipId, period),
  ]);
  const byDay = (kind: 'impressions' | 'views' | 'contacts') => counts.map((day) => day[kind]);
  return [
    { key: 'shown', value: totals.impressions, before: previous.impressions, series: byDay('impressions') },
    { key: 'opened', value: totals.views, before: previous.views, series: byDay('views') },
    { key: 'contacts', value: totals.contacts, before: previous.contacts, series: byDay('contacts') },
    { key: 'response-minutes', value: minutes, before: minutesBefore, series: minutesByDay },
    {
      key: 'days-in-stock',
      value: stock.daysInStock,
      before: course.daysInStock[0] ?? null,
      series: course.daysInStock,
    },
    { key: 'sold', value: stock.sold, before: stock.previousSold, series: course.sold },
  ];
}
