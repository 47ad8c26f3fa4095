import type { TodayTask } from '@kardan/contract/calls/admin/reports';
import { todayTaskKinds } from '@kardan/contract/values/reports';
import { expect, test } from 'vitest';
import { chooseTasks } from './choose-tasks.ts';

const task = (kind: TodayTask['kind'], count: number): TodayTask => ({
  ...{
    kind,
    count,
    listing: null,
    threadId: null,
    since: null,
    days: null,
    aboveEur: null,
    views: null,
    gaps: [],
    feed: null,
  },
});
const chosen = (tasks: TodayTask[]) => chooseTasks(tasks).map(({ kind }) => kind);

test('of everything that is to do five lines are told, what is worth most first', () => {
  expect(chosen(todayTaskKinds.map((kind) => task(kind, 1)))).toEqual([
    'late-inquiries',
    'feed-waiting',
    'incomplete-profile',
    'feed-refused',
    'without-pictures',
  ]);
});

test('a buyer who waits comes before any number of cars, and many cars before few', () => {
  expect(chosen([task('long-in-stock', 400), task('late-inquiries', 1)])).toEqual(['late-inquiries', 'long-in-stock']);
  expect(chosen([task('without-pictures', 1), task('above-market', 3)])).toEqual(['above-market', 'without-pictures']);
});

test('kinds are listed in the order of what one of them is worth', () => {
  for (const [place, kind] of todayTaskKinds.slice(0, -2).entries()) {
    const next = todayTaskKinds[place + 1] as TodayTask['kind'];
    expect(chosen([task(next, 1), task(kind, 1)])).toEqual([kind, next]);
  }
});

test('where nothing is to do nothing is told', () => {
  expect(chosen(todayTaskKinds.map((kind) => task(kind, 0)))).toEqual([]);
});
