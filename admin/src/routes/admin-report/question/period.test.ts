import { expect, test } from 'vitest';
import { choosableMonths, daysOf, readPeriod, searchOf } from './period.ts';

const now = new Date('2026-11-16T23:30:00Z');

test('the address says the period; what it says wrongly is thirty days', () => {
  for (const search of [{ days: 90 }, { month: '2026-10' }, { from: '2026-10-01', to: '2026-10-09' }, {}])
    expect(searchOf(readPeriod(search))).toEqual(search);
  for (const search of [
    { days: 8 },
    { month: '2026-13' },
    { from: '2026-10-09', to: '2026-10-01' },
    { from: 'x', to: 'y' },
    { from: '2001-01-01', to: '2026-01-01' },
  ])
    expect(readPeriod(search)).toEqual({ kind: 'days', days: 30 });
});

test('days end with yesterday in Vienna, a month with its last day that is over', () => {
  expect(daysOf({ kind: 'days', days: 7 }, now)).toEqual({ from: '2026-11-10', to: '2026-11-16' });
  expect(daysOf({ kind: 'month', month: '2026-11' }, now)).toEqual({ from: '2026-11-01', to: '2026-11-16' });
  expect(daysOf({ kind: 'month', month: '2024-02' }, now)).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(daysOf({ kind: 'month', month: '2025-12' }, now)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test('the months of a year and one more can be chosen, the current one first once a day of it is over', () => {
  expect(choosableMonths(now)).toHaveLength(13);
  expect(choosableMonths(now).slice(0, 2)).toEqual(['2026-11', '2026-10']);
  expect(choosableMonths(now).at(-1)).toBe('2025-11');
  expect(choosableMonths(new Date('2026-11-01T12:00:00Z'))[0]).toBe('2026-10');
});
