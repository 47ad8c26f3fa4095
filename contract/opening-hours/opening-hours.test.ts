import { expect, test } from 'vitest';
import { type OpeningHours, type OpeningState, openingState } from './opening-hours.ts';

const workdays = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, opens: '13:00', closes: '18:00' },
  { weekday, opens: '08:00', closes: '12:00' },
]);
const dealership: OpeningHours[] = [...workdays, { weekday: 6, opens: '09:00', closes: '12:00' }];
const opens = (weekday: number, time: string, daysAhead: number): OpeningState => ({
  state: 'closed',
  opens: { weekday, time, daysAhead },
});

test.each<[string, string, OpeningState]>([
  ['a Monday a minute before it opens', '2026-11-16T06:59:59Z', opens(1, '08:00', 0)],
  ['when it opens', '2026-11-16T07:00:00Z', { state: 'open', closesAt: '12:00' }],
  ['a minute before the break', '2026-11-16T10:59:00Z', { state: 'open', closesAt: '12:00' }],
  ['in the break', '2026-11-16T11:00:00Z', opens(1, '13:00', 0)],
  ['after the break', '2026-11-16T12:00:00Z', { state: 'open', closesAt: '18:00' }],
  ['in the evening', '2026-11-16T17:00:00Z', opens(2, '08:00', 1)],
  ['Saturday afternoon', '2026-11-14T12:00:00Z', opens(1, '08:00', 2)],
  ['Sunday', '2026-11-15T12:00:00Z', opens(1, '08:00', 1)],
  ['a minute before midnight in Vienna', '2026-11-15T22:59:00Z', opens(1, '08:00', 1)],
  ['midnight in Vienna, still Sunday in London', '2026-11-15T23:00:00Z', opens(1, '08:00', 0)],
  ['the summer’s Monday at eight', '2026-07-06T06:00:00Z', { state: 'open', closesAt: '12:00' }],
])('%s', (_, moment, expected) => {
  expect(openingState(dealership, new Date(moment))).toEqual(expected);
});

test('the hour that is skipped in spring and the one that comes twice in autumn are told by the clock', () => {
  const night = [{ weekday: 7, opens: '01:00', closes: '03:30' }];
  const at = (moment: string) => openingState(night, new Date(moment)).state;
  // 2026-03-29: after 01:59 comes 03:00.
  expect(at('2026-03-29T00:59:00Z')).toBe('open');
  expect(at('2026-03-29T01:00:00Z')).toBe('open');
  expect(at('2026-03-29T01:30:00Z')).toBe('closed');
  // 2026-10-25: after 02:59 comes 02:00.
  expect(at('2026-10-25T00:30:00Z')).toBe('open');
  expect(at('2026-10-25T01:30:00Z')).toBe('open');
  expect(at('2026-10-25T02:29:00Z')).toBe('open');
  expect(at('2026-10-25T02:30:00Z')).toBe('closed');
});

test('on the morning after the clocks change it opens by the new time', () => {
  expect(openingState(dealership, new Date('2026-03-30T05:59:00Z'))).toEqual(opens(1, '08:00', 0));
  expect(openingState(dealership, new Date('2026-03-30T06:00:00Z')).state).toBe('open');
});

test('a holiday says so where it would be open, and is passed over when asked for the next opening', () => {
  const holiday = (moment: string) => openingState(dealership, new Date(moment));
  expect(holiday('2026-10-26T09:00:00Z')).toEqual({ state: 'holiday', holiday: 'national-day' });
  expect(holiday('2026-10-26T20:00:00Z')).toEqual({ state: 'holiday', holiday: 'national-day' });
  // All Saints' is a Sunday, when it is closed anyway.
  expect(holiday('2026-11-01T09:00:00Z')).toEqual(opens(1, '08:00', 1));
  // Friday the 25th and Saturday the 26th are holidays, the 27th a Sunday.
  expect(holiday('2026-12-24T18:00:00Z')).toEqual(opens(1, '08:00', 4));
});

test('stretches that touch are one, until midnight as well', () => {
  const long = [
    { weekday: 1, opens: '12:00', closes: '24:00' },
    { weekday: 1, opens: '00:00', closes: '12:00' },
  ];
  expect(openingState(long, new Date('2026-11-16T08:00:00Z'))).toEqual({ state: 'open', closesAt: '24:00' });
  expect(openingState(long, new Date('2026-11-16T22:59:00Z'))).toEqual({ state: 'open', closesAt: '24:00' });
  expect(openingState(long, new Date('2026-11-16T23:00:00Z'))).toEqual(opens(1, '00:00', 6));
});

test('who tells no hours is not said to open', () => {
  expect(openingState([], new Date('2026-11-16T09:00:00Z'))).toEqual({ state: 'closed', opens: null });
});

test('what a dealership says of a day comes before the week and before a holiday', () => {
  const special = [
    { date: '2026-11-16', hours: [] },
    { date: '2026-11-17', hours: [{ opens: '10:00', closes: '24:00' }] },
    { date: '2026-12-08', hours: [{ opens: '09:00', closes: '15:00' }] },
  ];
  const at = (moment: string) => openingState(dealership, new Date(moment), special);
  expect(at('2026-11-16T09:00:00Z')).toEqual(opens(2, '10:00', 1));
  expect(at('2026-11-17T20:00:00Z')).toEqual({ state: 'open', closesAt: '24:00' });
  expect(at('2026-12-08T09:00:00Z')).toEqual({ state: 'open', closesAt: '15:00' });
  expect(at('2026-12-07T20:00:00Z')).toEqual(opens(2, '09:00', 1));
});
