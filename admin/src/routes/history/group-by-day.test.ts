import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

test('what happened before midnight in Vienna belongs to the day before, whatever day it is in Greenwich', () => {
  const entries = [{ at: '2026-07-02T00:10:00Z' }, { at: '2026-07-01T22:30:00Z' }, { at: '2026-07-01T21:30:00Z' }];
  const days = groupByDay(entries).map(({ day, entries: ofDay }) => [day, ofDay.length]);
  expect(days).toEqual([
    ['2026-07-02', 2],
    ['2026-07-01', 1],
  ]);
});
