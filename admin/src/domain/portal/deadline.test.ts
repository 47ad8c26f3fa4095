import { expect, test } from 'vitest';
import { deadlineOf, formatSpan } from './deadline.ts';

const hour = 3_600_000;

test.each([
  ['just begun', 0, { share: 0, isLate: false, isNear: false }],
  ['half over', 12, { share: 0.5, isLate: false, isNear: false }],
  ['nearly over', 20, { share: 20 / 24, isLate: false, isNear: true }],
  ['over', 25, { share: 1, isLate: true, isNear: true }],
])('a day that is %s', (_, hours, expected) => {
  expect(deadlineOf(0, 24 * hour, hours * hour)).toMatchObject(expected);
});

test.each([
  [12 * 60_000, '12 min'],
  [6.6 * hour, '6 h 36'],
  [-6.6 * hour, '6 h 36'],
  [47 * hour, '47 h 00'],
  [71.9 * hour, '2 Tage 23 h'],
  [72.5 * hour, '3 Tage'],
])('%d ms are written as %s', (span, written) => {
  expect(formatSpan(span, 'de-AT').replaceAll('\u00A0', ' ')).toBe(written);
});
