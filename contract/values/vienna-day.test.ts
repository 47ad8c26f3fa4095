import { expect, test } from 'vitest';
import { dayAfter, viennaClock, viennaDay, viennaDaysBetween, weekdayOf } from './vienna-day.ts';

test.each([
  ['2026-11-14T23:30:00Z', '2026-11-15'],
  ['2026-07-01T21:59:00Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('at %s it is %s in Vienna', (moment, expected) => expect(viennaDay(new Date(moment))).toBe(expected));

test.each([
  ['2026-01-15T07:05:00Z', '08:05'],
  ['2026-07-15T07:05:00Z', '09:05'],
  ['2026-07-15T22:00:00Z', '00:00'],
])('at %s a clock in Vienna shows %s', (moment, expected) => {
  expect(viennaClock(new Date(moment)).time).toBe(expected);
});

test('days are counted by the calendar, over the ends of months and of summer time', () => {
  expect(dayAfter('2026-10-24', 2)).toBe('2026-10-26');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});

test.each([
  ['2026-11-14T22:59:00Z', '2026-11-14T23:01:00Z', 1],
  ['2026-11-14T23:01:00Z', '2026-11-15T22:59:00Z', 0],
  // The day on which summer time ends has 25 hours, the one on which it begins 23.
  ['2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', 0],
  ['2026-03-28T23:30:00Z', '2026-03-29T22:30:00Z', 1],
])('from %s to %s the calendar turns %i times', (from, to, days) => {
  expect(viennaDaysBetween(new Date(from), new Date(to))).toBe(days);
});

test('the week begins on Monday', () => {
  expect(['2026-11-15', '2026-11-16'].map(weekdayOf)).toEqual([7, 1]);
});
