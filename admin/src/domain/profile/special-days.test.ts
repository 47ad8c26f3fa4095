import { expect, test } from 'vitest';
import { daysOf, spansOf, withoutSpan, withSpan } from './special-days.ts';

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
