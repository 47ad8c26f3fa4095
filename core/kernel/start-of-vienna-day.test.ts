import { expect, test } from 'vitest';
import { startOfViennaDay } from './start-of-vienna-day.ts';

test.each([
  ['2026-11-15', 0, '2026-11-14T23:00:00.000Z'],
  ['2026-07-01', 0, '2026-06-30T22:00:00.000Z'],
  // Summer time ended on 25 October.
  ['2026-10-27', 3, '2026-10-23T22:00:00.000Z'],
])('%s, %i days before, began at %s', (today, days, expected) => {
  expect(new Date(startOfViennaDay(today, days)).toISOString()).toBe(expected);
});
