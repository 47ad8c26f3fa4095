import { publicHolidayOn } from '@kardan/contract/opening-hours/public-holidays';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OpeningTimes } from '../../../dealerships/read-opening-times.ts';
import { afterOpenMinutes, isOpenAt, openMinutesBetween } from './open-minutes.ts';

const week = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, opens: '08:00', closes: '12:00' },
  { weekday, opens: '13:00', closes: '18:00' },
]);
const usual: OpeningTimes = { week, specialDays: new Map() };
const at = (text: string) => new Date(text);

test('the night, lunch and Sunday do not count', () => {
  // Thursday evening to Friday afternoon.
  expect(openMinutesBetween(usual, at('2026-11-12T17:30:00+01:00'), at('2026-11-13T14:00:00+01:00'))).toBe(330);
  // Friday at closing time to Monday morning.
  expect(openMinutesBetween(usual, at('2026-11-13T18:00:00+01:00'), at('2026-11-16T08:20:00+01:00'))).toBe(20);
});

test('a public holiday does not count, unless the dealership has hours of its own on it', () => {
  const [eve, after] = [at('2026-12-07T18:00:00+01:00'), at('2026-12-09T08:00:00+01:00')];
  expect(openMinutesBetween(usual, eve, after)).toBe(0);
  const open = { week, specialDays: new Map([['2026-12-08', [{ opens: '10:00', closes: '14:00' }]]]) };
  expect(openMinutesBetween(open, eve, after)).toBe(240);
});

test('a special day without hours is closed', () => {
  const closed = { week, specialDays: new Map([['2026-11-13', []]]) };
  expect(afterOpenMinutes(closed, at('2026-11-12T17:50:00+01:00'), 30)).toEqual(at('2026-11-16T08:20:00+01:00'));
});

test('without any hours Monday to Friday from 8 to 18 counts', () => {
  const none: OpeningTimes = { week: [], specialDays: new Map() };
  expect(openMinutesBetween(none, at('2026-11-13T17:00:00+01:00'), at('2026-11-16T09:00:00+01:00'))).toBe(120);
});

test('who is closed for months is given no moment', () => {
  const sundays: OpeningTimes = { week: [{ weekday: 7, opens: '10:00', closes: '10:01' }], specialDays: new Map() };
  expect(afterOpenMinutes(sundays, at('2026-11-12T12:00:00+01:00'), 30)).toBeNull();
});

const minuteOfDay = fc.integer({ min: 4 * 60, max: 23 * 60 });
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** Stretches that do not meet, away from the hours in which clocks are changed. */
const stretches = fc.uniqueArray(minuteOfDay, { maxLength: 4 }).map((ends) => {
  const sorted = [...ends].sort((one, other) => one - other).slice(0, ends.length - (ends.length % 2));
  return Array.from({ length: sorted.length / 2 }, (_, pair) => ({
    opens: clock(sorted[2 * pair] as number),
    closes: clock(sorted[2 * pair + 1] as number),
  }));
});
const days = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26', '2026-12-24', '2026-12-25'];
const anyTimes: fc.Arbitrary<OpeningTimes> = fc.record({
  week: fc
    .array(stretches, { minLength: 7, maxLength: 7 })
    .map((byDay) => byDay.flatMap((each, day) => each.map((stretch) => ({ weekday: day + 1, ...stretch }))))
    .filter((hours) => hours.length > 0),
  specialDays: fc.array(fc.tuple(fc.constantFrom(...days), stretches), { maxLength: 4 }).map((all) => new Map(all)),
});
const moment = fc
  .constantFrom(...days)
  .chain((day) =>
    fc.integer({ min: -1_440, max: 2_880 }).map((minutes) => new Date(Date.parse(day) + minutes * 60_000)),
  );

const vienna = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Vienna',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Asked of a single minute, by other means. */
function isOpenByTheClock({ week: hours, specialDays }: OpeningTimes, now: Date): boolean {
  const part = Object.fromEntries(vienna.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = `${part.year}-${part.month}-${part.day}`;
  const time = `${part.hour}:${part.minute}`;
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part.weekday as string) + 1;
  const todays = specialDays.get(day) ?? (publicHolidayOn(day) ? [] : hours.filter((each) => each.weekday === weekday));
  return todays.some(({ opens, closes }) => opens <= time && time < closes);
}

test('minutes of opening hours are those minutes at which it was open, over holidays, special days and changed clocks', () => {
  fc.assert(
    fc.property(anyTimes, moment, fc.integer({ min: 0, max: 3_000 }), (times, from, length) => {
      const to = new Date(from.getTime() + length * 60_000);
      let counted = 0;
      for (let now = from.getTime(); now < to.getTime(); now += 60_000) {
        if (isOpenByTheClock(times, new Date(now))) counted += 1;
      }
      expect(openMinutesBetween(times, from, to)).toBe(counted);
      expect(isOpenAt(times, from)).toBe(isOpenByTheClock(times, from));
    }),
    { numRuns: 60 },
  );
});

test('a moment after so many open minutes is just so many minutes away, and the house is open in the minute before', () => {
  fc.assert(
    fc.property(anyTimes, moment, fc.integer({ min: 1, max: 600 }), (times, from, minutes) => {
      const end = afterOpenMinutes(times, from, minutes);
      if (!end) return;
      expect(openMinutesBetween(times, from, end)).toBe(minutes);
      expect(isOpenAt(times, new Date(end.getTime() - 60_000))).toBe(true);
    }),
    { numRuns: 300 },
  );
});
