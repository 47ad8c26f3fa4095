import { dayAfter } from '@kardan/contract/values/vienna-day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysInStep, daysOf, readPeriod, splitPeriod, stepOf, stepsOf } from './period.ts';

const period = fc
  .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 1_899 }))
  .map(([start, length]) => ({ from: dayAfter('2020-01-01', start), to: dayAfter('2020-01-01', start + length) }));

function everyDay({ from, to }: { from: string; to: string }): string[] {
  return Array.from({ length: daysOf({ from, to }) }, (_, back) => dayAfter(from, back));
}

test('months and the days around them are all days of a period, each once', () => {
  fc.assert(
    fc.property(period, (asked) => {
      const { months, days } = splitPeriod(asked, '2099-01-01');
      const inMonths = months ? everyDay({ from: months.from, to: dayAfter(months.to, 31) }) : [];
      const whole = inMonths.filter((day) => months && day.slice(0, 7) <= months.to.slice(0, 7));
      expect([...days.flatMap(everyDay), ...whole].sort()).toEqual(everyDay(asked));
    }),
  );
});

test('steps hold every day of the period once', () => {
  fc.assert(
    fc.property(period, fc.constantFrom('day', 'week', 'month'), (asked, by) => {
      const days = stepsOf(asked, by).map((step) => daysInStep(asked, step, by));
      expect(days.reduce((sum, each) => sum + each, 0)).toBe(daysOf(asked));
      expect(Math.min(...days)).toBeGreaterThan(0);
    }),
  );
});

test.each([
  [
    { from: '2026-01-01', to: '2026-12-31' },
    { months: { from: '2026-01-01', to: '2026-12-01' }, days: [] },
  ],
  [
    { from: '2026-02-02', to: '2026-02-28' },
    { months: null, days: [{ from: '2026-02-02', to: '2026-02-28' }] },
  ],
  [
    { from: '2026-01-31', to: '2026-03-01' },
    {
      months: { from: '2026-02-01', to: '2026-02-01' },
      days: [
        { from: '2026-01-31', to: '2026-01-31' },
        { from: '2026-03-01', to: '2026-03-01' },
      ],
    },
  ],
])('%o is split', (asked, parts) => expect(splitPeriod(asked, '2099-01-01')).toEqual(parts));

test('a period that reaches today has its month as a whole', () => {
  expect(splitPeriod({ from: '2026-10-18', to: '2026-11-16' }, '2026-11-16')).toEqual({
    months: { from: '2026-11-01', to: '2026-11-01' },
    days: [{ from: '2026-10-18', to: '2026-10-31' }],
  });
});

test('thirty days unless told; years are told by month', () => {
  const asked = readPeriod({}, '2026-11-16');
  expect(asked).toEqual({ from: '2026-10-18', to: '2026-11-16' });
  expect(stepOf(asked, 'day')).toBe('day');
  expect(stepOf({ from: '2021-11-01', to: '2026-10-31' }, 'day')).toBe('month');
});

test.each([
  [{ from: '2026-11-02', to: '2026-11-01' }],
  [{ from: '2016-01-01' }],
  [{ from: '0001-01-01', to: '0001-01-02' }],
  [{ to: '9999-12-31' }],
])('%o is refused', (asked) => expect(() => readPeriod(asked, '2026-11-16')).toThrow('invalid-request'));
