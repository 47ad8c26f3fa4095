import { expect, test } from 'vitest';
import { weekOf } from './weeks.ts';

test.each([
  ['2026-11-17', 0, { number: 47, monday: '2026-11-16', sunday: '2026-11-22' }],
  ['2026-11-22', 0, { number: 47, monday: '2026-11-16', sunday: '2026-11-22' }],
  ['2026-11-17', 1, { number: 48, monday: '2026-11-23', sunday: '2026-11-29' }],
  ['2027-01-01', 0, { number: 53, monday: '2026-12-28', sunday: '2027-01-03' }],
  ['2027-01-04', 0, { number: 1, monday: '2027-01-04', sunday: '2027-01-10' }],
])('%s, %s weeks on', (day, weeks, week) => expect(weekOf(day, weeks)).toEqual(week));
