import type { StatisticsPoint } from '@kardan/contract/calls/admin/statistics';
import { dayAfter } from '@kardan/contract/values/vienna-day';
import { expect, test } from 'vitest';
import { seriesRows } from './series-rows.ts';

const days = (count: number): StatisticsPoint[] =>
  Array.from({ length: count }, (_, index) => ({
    from: dayAfter('2026-10-01', index),
    impressions: 0,
    views: 10,
    contacts: 0,
    inquiries: 0,
    phonesShown: 0,
    parked: 0,
    prints: 0,
    shared: 0,
    scans: 0,
    directions: 0,
    websites: 0,
    expected:
      index === 20 ? null : { impressions: 0, views: 9.5, contacts: 0, own: { impressions: 0, views: 9, contacts: 0 } },
  }));

test('few days are told one by one, many by week from Monday on', () => {
  expect(seriesRows(days(7), 'day', 'views', false).rows).toHaveLength(7);
  expect(seriesRows(days(30), 'week', 'views', false).rows).toHaveLength(30);
  // The first of October 2026 is a Thursday.
  expect(seriesRows(days(23), 'day', 'views', false)).toEqual({
    by: 'week',
    rows: [
      { from: '2026-10-01', own: 40, like: 38 },
      { from: '2026-10-05', own: 70, like: 66.5 },
      { from: '2026-10-12', own: 70, like: 66.5 },
      { from: '2026-10-19', own: 50, like: null },
    ],
  });
});

test('beside like cars stand own counts of the same cars', () => {
  expect(seriesRows(days(7), 'day', 'views', true).rows[0]).toEqual({ from: '2026-10-01', own: 9, like: 9.5 });
});
