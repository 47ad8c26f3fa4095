import { expect, test } from 'vitest';
import { failingDays, retryDelaySeconds } from './retry-schedule.ts';

test('retries come after seconds first and then ever later, for a little more than three days', () => {
  const delays = Array.from({ length: 12 }, (_, tries) => retryDelaySeconds(tries + 1, () => 0));
  expect(delays.slice(0, 4)).toEqual([5, 300, 1_800, 7_200]);
  const known = delays.filter((delay) => delay !== undefined);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
  const days = known.reduce((sum, delay) => sum + delay, 0) / 86_400;
  expect(days).toBeGreaterThan(failingDays);
  expect(days).toBeLessThan(3.5);
  expect(delays.at(-1)).toBeUndefined();
});

test('what failed together comes back up to a tenth later, never sooner', () => {
  expect(retryDelaySeconds(2, () => 0.5)).toBe(315);
  expect(retryDelaySeconds(2, () => 0.999)).toBe(330);
});
