import { expect, test } from 'vitest';
import { publicHolidayOn } from './public-holidays.ts';

test.each([
  [2024, '2024-04-01', '2024-05-09', '2024-05-20', '2024-05-30'],
  [2026, '2026-04-06', '2026-05-14', '2026-05-25', '2026-06-04'],
  [2027, '2027-03-29', '2027-05-06', '2027-05-17', '2027-05-27'],
  [2038, '2038-04-26', '2038-06-03', '2038-06-14', '2038-06-24'],
])('in %i the feasts that follow Easter are on their days', (_, monday, ascension, whit, corpusChristi) => {
  expect([monday, ascension, whit, corpusChristi].map(publicHolidayOn)).toEqual([
    'easter-monday',
    'ascension',
    'whit-monday',
    'corpus-christi',
  ]);
});

test('every year has thirteen, unless two fall on one day', () => {
  for (const year of [2025, 2026, 2027, 2028]) {
    const first = Date.UTC(year, 0, 1);
    const days = Array.from({ length: 366 }, (_, n) => new Date(first + n * 86_400_000).toISOString().slice(0, 10));
    expect(days.filter((day) => day.startsWith(`${year}`) && publicHolidayOn(day))).toHaveLength(13);
  }
  // Ascension on Labour Day, as in 2008.
  expect(publicHolidayOn('2008-05-01')).toBe('labour-day');
});

test('Good Friday, Easter Sunday, Christmas Eve and New Year’s Eve are none', () => {
  for (const day of ['2026-04-03', '2026-04-05', '2026-12-24', '2026-12-31'])
    expect(publicHolidayOn(day)).toBeUndefined();
});
