import { expect, test } from 'vitest';
import { plannedMoment } from './planned-moment.ts';

const publishAt = '2026-11-15T05:00:00.000Z';
const before = Date.parse('2026-11-14T12:00:00Z');

test('a scheduled text offers its moment as clocks in Vienna show it, so that releasing it again keeps that', () => {
  expect(plannedMoment({ state: 'scheduled', publishAt }, before)).toEqual({ day: '2026-11-15', time: '06:00' });
});

test('a moment that has passed, or of a text that was taken off the schedule, is not offered', () => {
  const none = { day: '', time: '' };
  expect(plannedMoment({ state: 'scheduled', publishAt }, Date.parse(publishAt))).toEqual(none);
  expect(plannedMoment({ state: 'review', publishAt }, before)).toEqual(none);
  expect(plannedMoment({ state: 'scheduled', publishAt: null }, before)).toEqual(none);
});
