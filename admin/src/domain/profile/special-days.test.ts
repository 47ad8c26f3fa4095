import { expect, test } from 'vitest';
import { daysOf, newDaysOf, spansOf, withoutSpan, withSpan } from './special-days.ts';

const holiday = { from: '2026-12-30', until: '2027-01-02', hours: [], note: 'Betriebsurlaub' };
const half = { date: '2026-12-24', hours: [{ opens: '08:00', closes: '12:00' }], note: null };

test('days in a row that are alike are one line, over the end of the year', () => {
  expect(spansOf([...daysOf(holiday), half])).toEqual([
    { from: '2026-12-24', until: '2026-12-24', hours: half.hours, note: null },
    holiday,
  ]);
});

test('a day in the middle that is different divides them', () => {
  const day = { from: '2026-12-31', until: '2026-12-31', hours: half.hours, note: null };
  const spans = spansOf(withSpan(daysOf(holiday), day));
  expect(spans.map(({ from, until }) => [from, until])).toEqual([
    ['2026-12-30', '2026-12-30'],
    ['2026-12-31', '2026-12-31'],
    ['2027-01-01', '2027-01-02'],
  ]);
});

test('what is taken out is gone, and the rest stays', () => {
  expect(withoutSpan([half, ...daysOf(holiday)], holiday)).toEqual([half]);
});

const open = [{ opens: '08:00', closes: '12:00' }];
/** Closed on Sundays. */
const week = [open, open, open, open, open, open, []];

// 24 December 2026 is a Thursday; two holidays and a Sunday follow it.
test.each([
  ['other hours over several days', '2026-12-24', '2026-12-28', open, ['2026-12-24', '2026-12-28']],
  ['a holiday of several days', '2026-12-24', '2026-12-26', [], ['2026-12-24', '2026-12-25', '2026-12-26']],
  ['a Sunday by itself', '2026-12-27', '2026-12-27', open, ['2026-12-27']],
  ['a public holiday by itself', '2026-12-26', '2026-12-26', open, ['2026-12-26']],
  ['only days that are closed', '2026-12-25', '2026-12-27', open, ['2026-12-25', '2026-12-26', '2026-12-27']],
])('other hours open no Sunday and no public holiday that was not meant: %s', (_, from, until, hours, dates) => {
  const days = newDaysOf({ from, until, hours, note: null }, week);
  expect(days.map(({ date }) => date)).toEqual(dates);
});

test('a new span replaces what was said of all its days, of those it leaves out too', () => {
  const span = { from: '2026-12-24', until: '2026-12-28', hours: open, note: null };
  const sunday = { date: '2026-12-27', hours: open, note: 'Hausmesse' };
  const days = withSpan([sunday, half], span, newDaysOf(span, week));
  expect(days.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-28']);
});
