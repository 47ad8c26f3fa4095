import { expect, test } from 'vitest';
import { readableStep } from './statistics-periods.ts';

test('longer times are told in longer steps', () => {
  expect(readableStep({ from: '2026-08-01', to: '2026-10-31' })).toBe('day');
  expect(readableStep({ from: '2025-11-01', to: '2026-10-31' })).toBe('week');
  expect(readableStep({ from: '2021-11-01', to: '2026-10-31' })).toBe('month');
});
