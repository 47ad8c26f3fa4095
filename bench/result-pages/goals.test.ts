import { expect, test } from 'vitest';
import type { Figures } from '../measure/figures.ts';
import { resultPagesGoals } from './goals.ts';
import type { ResultPagesResult } from './run-result-pages.ts';

function goalsWith(expectedListings: number, other: Partial<Figures>) {
  const figures = { perSecond: 61, p99Ms: 400, failed: 0, cpuMs: { web: 35, engine: 70 } };
  return resultPagesGoals({
    expectedListings,
    figures: { other: { ...figures, ...other }, round: figures },
    weight: { htmlBytes: 277_000, brotliBytes: 29_900, elements: 1_772 },
  } as unknown as ResultPagesResult);
}

test('pages a second count only with their p99, and with no failure', () => {
  expect(goalsWith(160_000, {}).every(({ met }) => met)).toBe(true);
  const missed = [{ p99Ms: 401 }, { perSecond: 39 }, { failed: 1 }].map((other) => goalsWith(160_000, other)[0]?.met);
  expect(missed).toEqual([false, false, false]);
});

test('each size has goals of its own, and an odd one none for its load', () => {
  expect(goalsWith(1_000_000, { perSecond: 11, p99Ms: 700 })[0]).toMatchObject({ met: true });
  expect(goalsWith(5_000, {}).some(({ name }) => name.startsWith('pages a second'))).toBe(false);
});
