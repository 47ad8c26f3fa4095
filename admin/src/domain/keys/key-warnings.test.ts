import { expect, test } from 'vitest';
import { warningOf } from './key-warnings.ts';

const now = Date.parse('2026-11-16T12:00:00Z');
const key = {
  state: 'live',
  createdAt: '2026-06-01T08:00:00Z',
  expiresAt: '2027-06-01T08:00:00Z',
  lastUsedOn: '2026-11-16',
} as const;

test('a key that is used every day and lives on needs nobody', () => {
  expect(warningOf(key, now)).toBeUndefined();
});

test.each([
  ['2026-12-17T13:00:00Z', undefined],
  ['2026-12-16T13:00:00Z', { kind: 'ends-soon', days: 30 }],
  ['2026-11-17T13:00:00Z', { kind: 'ends-soon', days: 1 }],
  ['2026-11-17T11:00:00Z', { kind: 'ends-today', days: 0 }],
])('a key in use that ends at %s is warned of in time', (expiresAt, warning) => {
  expect(warningOf({ ...key, expiresAt }, now)).toEqual(warning);
});

test('a key that nobody ever used is asked about after two weeks, not before, even if it ends soon', () => {
  const unused = { ...key, lastUsedOn: null, expiresAt: '2026-11-20T08:00:00Z' };
  expect(warningOf({ ...unused, createdAt: '2026-11-10T08:00:00Z' }, now)).toBeUndefined();
  expect(warningOf({ ...unused, createdAt: '2026-11-02T08:00:00Z' }, now)).toEqual({ kind: 'never-used', days: 14 });
});

test('a key that has lain idle for months is asked about', () => {
  expect(warningOf({ ...key, lastUsedOn: '2026-08-01' }, now)).toEqual({ kind: 'idle', days: 107 });
});

test.each(['ended', 'revoked'] as const)('a key that is %s needs no warning', (state) => {
  expect(warningOf({ ...key, state, lastUsedOn: null }, now)).toBeUndefined();
});
