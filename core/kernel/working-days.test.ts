import { expect, test } from 'vitest';
import { easterSunday, isWorkingDay, workingDayAfter } from './working-days.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test.each([
  ['2026-11-16', true],
  ['2026-11-14', false],
  ['2026-11-15', false],
  ['2026-10-26', false],
  ['2026-12-08', false],
  ['2026-12-24', true],
  ['2026-04-06', false],
  ['2026-05-14', false],
  ['2026-05-25', false],
  ['2026-06-04', false],
  ['2026-04-03', true],
])('%s is a working day: %s', (day, isOne) => {
  expect(isWorkingDay(day)).toBe(isOne);
});

test.each([
  ['2026-11-16', 5, '2026-11-23'],
  ['2026-11-20', 5, '2026-11-27'],
  ['2026-11-21', 5, '2026-11-27'],
  // Christmas and New Year.
  ['2026-12-23', 5, '2026-12-31'],
  ['2026-12-30', 3, '2027-01-05'],
])('after %s, %i working days are over on %s', (day, days, due) => {
  expect(workingDayAfter(day, days)).toBe(due);
});
