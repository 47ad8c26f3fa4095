import { expect, test } from 'vitest';
import { parseSeedOptions } from './seed-options.ts';

const now = new Date('2026-11-15T09:00:00Z');

test('without flags 5,000 listings of seed 1 as of today are made searchable', () => {
  const expected = { help: false, listings: 5_000, seed: 1, today: '2026-11-15', force: false, index: true };
  expect(parseSeedOptions([], now)).toEqual(expected);
});

test('flags change size, seed, day, index and the will to replace', () => {
  const args = ['--listings', '1_000_000', '--seed=7', '--today', '2026-01-31', '--no-index', '--force'];
  const expected = { help: false, listings: 1_000_000, seed: 7, today: '2026-01-31', force: true, index: false };
  expect(parseSeedOptions(args, now)).toEqual(expected);
});

test.each([
  ['--listings', '0'],
  ['--listings', 'viele'],
  ['--seed', '-1'],
  ['--today', '2026-13-01'],
  ['--cars', '5'],
])('%s %s is refused', (...args) => {
  expect(() => parseSeedOptions(args, now)).toThrow();
});
