import { expect, test } from 'vitest';
import { lastMonth, monthPeriod, periodBefore } from './period-before.ts';

test('a month is compared with the month before, other days with as many before', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(periodBefore({ from: '2026-01-01', to: '2026-01-31' })).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(periodBefore({ from: '2026-03-02', to: '2026-03-31' })).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(periodBefore({ from: '2026-03-10', to: '2026-03-10' })).toEqual({ from: '2026-03-09', to: '2026-03-09' });
});

test('a month ends on its last day, and the last month is that of Vienna', () => {
  expect(monthPeriod('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthPeriod('2026-12').to).toBe('2026-12-31');
  expect(lastMonth(new Date('2026-10-31T22:59:00Z'))).toBe('2026-09');
  expect(lastMonth(new Date('2026-10-31T23:01:00Z'))).toBe('2026-10');
});
