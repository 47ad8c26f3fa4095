import { expect, test } from 'vitest';
import { webGoals } from './goals.ts';
import type { PageResult } from './page/measure-pages.ts';
import type { WebResult } from './web-result.ts';

const times = { allMs: 200, networkMs: 110, ownMs: 90, beforeMs: 10, eventMs: 16 };

function buildPage(name: string, lcpMs: number): PageResult {
  const median = { score: 96, lcpMs, tbtMs: 100, cls: 0 };
  const sizes = { htmlGzipBytes: 90_000, firstLoadScriptGzipBytes: 120_000 };
  return { name, median, sizes } as PageResult;
}

function goalsWith(pages: PageResult[]) {
  const clicks = [{ slowdown: 1, clicks: 20, p50: times, p95: times }];
  return webGoals({ pages, clicks } as unknown as WebResult);
}

test('a goal that all pages keep is met', () => {
  const goals = goalsWith([buildPage('home', 1_800), buildPage('car', 1_500)]);
  expect(goals.map(({ met }) => met)).toEqual(Array(7).fill(true));
});

test('a goal that one page misses is missed, and the page is named with its figure', () => {
  const lcp = goalsWith([buildPage('home', 1_500), buildPage('map', 1_801)]).find(({ name }) => name === 'LCP');
  expect(lcp).toMatchObject({ met: false, measured: 'missed by map (1.80 s)' });
});
