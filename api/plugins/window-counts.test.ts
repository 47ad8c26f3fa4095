import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WindowCounts } from './window-counts.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const windowMs = 60_000;

function countIn(counts: WindowCounts, caller: string) {
  let answer: { current: number; ttl: number } | undefined;
  counts.incr(
    caller,
    (_error, result) => {
      answer = result;
    },
    windowMs,
  );
  return answer;
}

test('a caller is counted within a window of their own, which begins with their first call', () => {
  const counts = new WindowCounts();
  countIn(counts, 'other');
  vi.advanceTimersByTime(50_000);
  expect(countIn(counts, 'one')).toMatchObject({ current: 1, ttl: windowMs });
  vi.advanceTimersByTime(40_000);
  expect(countIn(counts, 'one')).toMatchObject({ current: 2, ttl: 20_000 });
  vi.advanceTimersByTime(19_999);
  expect(countIn(counts, 'one')).toMatchObject({ current: 3, ttl: 1 });
  vi.advanceTimersByTime(1);
  expect(countIn(counts, 'one')).toMatchObject({ current: 1, ttl: windowMs });
});

test('whoever does not come again is forgotten with the next window but one', () => {
  const counts = new WindowCounts();
  for (let visitor = 0; visitor < 1_000; visitor++) countIn(counts, `visitor ${visitor}`);
  for (let window = 0; window < 2; window++) {
    vi.advanceTimersByTime(windowMs);
    countIn(counts, 'one who stays');
  }
  expect(counts.size).toBeLessThan(3);
});

test('of too many in one window those are forgotten who have not come for longest', () => {
  const counts = new WindowCounts();
  countIn(counts, 'one who stays');
  for (let visitor = 0; visitor < 30_000; visitor++) {
    countIn(counts, `visitor ${visitor}`);
    if (visitor % 10_000 === 0) countIn(counts, 'one who stays');
  }
  expect(counts.size).toBe(20_000);
  expect(countIn(counts, 'one who stays')?.current).toBe(5);
});
