import { expect, test } from 'vitest';
import { copiedTo, entryOf, hoursOf, opened, stretchIssue, weekOf, withBreak, withDay, withoutBreak } from './week.ts';

const day = { opens: '08:00', closes: '18:00' };
const halves = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '18:00' },
];
const hours = [
  { weekday: 1, ...halves[1] } as const,
  { weekday: 1, ...halves[0] } as const,
  { weekday: 6, opens: '09:00', closes: '12:00' },
].map(({ weekday, opens = '', closes = '' }) => ({ weekday, opens, closes }));

test('a week is what the API said, in the order of the day, and goes back as it was', () => {
  const week = weekOf(hours);
  expect(week[0]).toEqual(halves);
  expect(week[6]).toEqual([]);
  expect(hoursOf(week)).toEqual([hours[1], hours[0], hours[2]]);
  expect(entryOf(week, 5, 0), 'Saturday is the third entry').toBe(2);
});

test('a day is copied to those that were chosen, and to no other', () => {
  const week = copiedTo(weekOf(hours), 0, [1, 2]);
  expect([week[1], week[2]]).toEqual([halves, halves]);
  expect([week[3], week[5]]).toEqual([[], [{ opens: '09:00', closes: '12:00' }]]);
});

test('a day that opens is like the last open one before it', () => {
  const week = withDay(weekOf([]), 1, halves);
  expect(opened(week, 3)[3]).toEqual(halves);
  expect(opened(weekOf([]), 0)[0]).toEqual([day]);
});

test('a break divides the day at midday and goes without a trace', () => {
  expect(withBreak([day])).toEqual(halves);
  expect(withoutBreak(halves)).toEqual([day]);
  expect(withBreak([{ opens: '13:00', closes: '19:00' }])[0]).toEqual({ opens: '13:00', closes: '19:00' });
});

test.each([
  [[day], undefined],
  [[{ opens: '18:00', closes: '08:00' }], 'order'],
  [[{ opens: '08:00', closes: '' }], 'missing'],
  [[{ opens: '09:00', closes: '09:00' }], 'order'],
])('%j: %s', (stretches, issue) => {
  expect(stretchIssue(stretches, 0)).toBe(issue);
});

test('an afternoon that begins before the morning has ended', () => {
  expect(stretchIssue([day, { opens: '17:00', closes: '19:00' }], 1)).toBe('overlap');
});

test('who is open until midnight is so in a field that knows no 24:00', () => {
  const late = { weekday: 5, opens: '14:00', closes: '24:00' };
  const week = weekOf([late]);
  expect(week[4]).toEqual([{ opens: '14:00', closes: '00:00' }]);
  expect(stretchIssue(week[4] ?? [], 0)).toBeUndefined();
  expect(hoursOf(week)).toEqual([late]);
});
