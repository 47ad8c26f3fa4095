import { expect, test } from 'vitest';
import { adaptiveLimit } from './adaptive-limit.ts';

function start() {
  let time = 0;
  const limit = adaptiveLimit(500, () => time);
  /** Windows of ten answers that took so long each, with a share of the turns taken. */
  const windows = (count: number, tookMs: number, share: number) => {
    for (let answer = 0; answer < count * 10; answer++) {
      time += 30;
      limit.note(tookMs, Math.ceil(limit.current * share));
    }
    return limit.current;
  };
  return { limit, windows };
}

test('slow answers make it smaller, down to a few, and fast ones larger again', () => {
  const { limit, windows } = start();
  const before = limit.current;
  expect(windows(1, 900, 1)).toBeLessThan(before);
  expect(windows(40, 900, 1)).toBe(4);
  expect(windows(20, 100, 1)).toBeGreaterThan(before);
  expect(windows(100, 100, 1)).toBe(200);
});

test('nothing is learnt while turns are free', () => {
  const { limit, windows } = start();
  const before = limit.current;
  expect(windows(20, 900, 0.3)).toBe(before);
  expect(windows(20, 10, 0.9)).toBe(before);
});

test('one slow answer among many fast ones changes nothing', () => {
  const { limit } = start();
  const before = limit.current;
  limit.note(5_000, before);
  for (let answer = 0; answer < 30; answer++) limit.note(10, before);
  expect(limit.current).toBeGreaterThanOrEqual(before);
});

test('it settles where a server that does a fixed number at once answers in time', () => {
  const { limit, windows } = start();
  // Ten at once take 100 ms; beyond that they wait for each other.
  for (let round = 0; round < 200; round++) windows(1, 100 * Math.max(1, limit.current / 10), 1);
  expect(limit.current).toBeGreaterThan(35);
  expect(limit.current).toBeLessThan(60);
});
