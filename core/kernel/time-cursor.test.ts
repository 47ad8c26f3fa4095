import { calendarDay } from '@kardan/contract/values/calendar-day';
import { expect, test } from 'vitest';
import { placeNumber } from './place-parts.ts';
import { readTimeCursor, writeTimeCursor } from './time-cursor.ts';

const id = '01993b5e-7a10-7c11-8f3e-6d1a2b3c4d5e';
const refused = expect.objectContaining({ issues: [expect.objectContaining({ code: 'invalid-cursor' })] });

test.each(['2028-02-29 23:59:59.123456+00', '2026-07-01 10:00:00+02', '1999-12-31 00:00:00.5-03:30'])(
  'a moment that the database wrote as %s is read as it was written',
  (at) => {
    expect(readTimeCursor(writeTimeCursor({ at, id }))).toEqual({ at, id });
    expect(readTimeCursor(writeTimeCursor({ at, id: 7 }), { id: placeNumber })).toEqual({ at, id: '7' });
  },
);

test('a list in order of days has a day in its cursor; none is none', () => {
  expect(readTimeCursor(`2026-07-01/${id}`, { at: calendarDay })).toEqual({ at: '2026-07-01', id });
  expect(readTimeCursor(undefined)).toBeUndefined();
});

test.each([
  '2026-13-01 10:00:00+00',
  '2026-02-31 10:00:00+00',
  '2027-02-29 10:00:00+00',
  '2026-07-01 24:00:00+00',
  '2026-07-01 10:60:00+00',
  '2026-07-01 10:00:60+00',
  '2026-07-01 10:00:00',
  '2026-07-01 10:00:00+16',
  '2026-07-01T10:00:00+00',
  '2026-07-01 10:00:00+00 BC',
  '0000-01-01 10:00:00+00',
  '12026-01-01 10:00:00+00',
  '---------- --------+00',
  'infinity',
  'now',
  '2026-07-01',
  '',
])('what is no moment of ours is refused: %s', (at) => {
  expect(() => readTimeCursor(`${at}/${id}`)).toThrow(refused);
});

test.each([
  '',
  '/',
  id,
  `2026-07-01 10:00:00+00/${'-'.repeat(36)}`,
  `2026-07-01 10:00:00+00/${id}/1`,
  '2026-07-01 10:00:00+00/1',
])('nor has it another id, or more: %s', (cursor) => {
  expect(() => readTimeCursor(cursor)).toThrow(refused);
});
