import { expect, test } from 'vitest';
import { clockScale, formatMoment, formatWaited } from './waited.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [0, '0 min'],
  [33.9, '33 min'],
  [60, '1 h'],
  [64, '1 h 04'],
  [266, '4 h 26'],
  [1_500, '25 h'],
])('%s minutes are written as %s', (minutes, words) => {
  expect(plain(formatWaited(minutes))).toBe(words);
});

test.each([
  [0, 30],
  [18, 120],
  [266, 120],
  [5_000, 120],
  [100_000, 60],
])('after %s minutes with a target of %s both stand on the ruler, which ends behind them', (waited, target) => {
  const scale = clockScale(waited, target);
  expect(scale.endMinutes).toBeGreaterThan(Math.max(waited, target));
  for (const place of [scale.target, scale.pin]) expect(place).toBeGreaterThanOrEqual(0);
  for (const place of [scale.target, scale.pin]) expect(place).toBeLessThan(1);
  expect(scale.endMinutes % 30).toBe(0);
});

test('a moment is as short as it stays clear, by the clock of Vienna', () => {
  const now = Date.parse('2026-11-13T09:30:00Z');
  expect(formatMoment('2026-11-13T07:12:00Z', now, 'de-AT')).toBe('08:12');
  expect(formatMoment('2026-11-12T22:59:00Z', now, 'de-AT')).toBe('Do 23:59');
  expect(formatMoment('2026-11-12T23:01:00Z', now, 'de-AT')).toBe('00:01');
  expect(formatMoment('2026-10-02T10:00:00Z', now, 'de-AT')).toBe('2.10.');
  expect(formatMoment('2025-12-31T23:30:00Z', now, 'de-AT')).toBe('1.1.');
  expect(formatMoment('2025-12-31T22:30:00Z', now, 'de-AT')).toBe('31.12.2025');
});
