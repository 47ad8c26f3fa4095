import { expect, test } from 'vitest';
import { longMoment, nearMoment } from './moments.ts';

const now = new Date('2026-11-13T22:30:00Z');

test.each([
  ['2026-11-13T04:40:00Z', 'heute, 05:40'],
  ['2026-11-13T23:10:00Z', 'morgen, 00:10'],
  ['2026-11-12T04:40:00Z', 'gestern, 05:40'],
  ['2026-11-20T04:40:00Z', '20.11., 05:40'],
])('%s is told as the clock in Vienna shows it: %s', (at, words) => {
  expect(nearMoment(at, 'de-AT', now)).toBe(words);
});

test('the moment of a run has its weekday', () => {
  expect(longMoment('2026-11-13T04:40:00Z', 'de-AT')).toBe('Freitag, 13.11., 05:40');
});
