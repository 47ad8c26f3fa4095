import type { PageResult } from './page/measure-pages.ts';
import type { WebResult } from './web-result.ts';

export interface PageGoal {
  name: string;
  wanted: string;
  read(page: PageResult): number;
  show(value: number): string;
  isMet(value: number): boolean;
}

const atMost = (limit: number) => (value: number) => value <= limit;
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`;

/** What every page is to keep, on Lighthouse's phone. */
export const pageGoals: PageGoal[] = [
  {
    name: 'score',
    wanted: 'at least 95',
    read: ({ median }) => median.score,
    show: (value) => value.toFixed(0),
    isMet: (value) => value >= 95,
  },
  {
    name: 'LCP',
    wanted: 'at most 1.8 s',
    read: ({ median }) => median.lcpMs,
    show: seconds,
    isMet: atMost(1_800),
  },
  {
    name: 'TBT',
    wanted: 'at most 150 ms',
    read: ({ median }) => median.tbtMs,
    show: milliseconds,
    isMet: atMost(150),
  },
  {
    name: 'CLS',
    wanted: 'at most 0.02',
    read: ({ median }) => median.cls,
    show: (value) => value.toFixed(3),
    isMet: atMost(0.02),
  },
  {
    name: 'HTML and RSC, gzip',
    wanted: 'at most 100 kB',
    read: ({ sizes }) => sizes.htmlGzipBytes,
    show: kilobytes,
    isMet: atMost(100_000),
  },
  {
    name: 'first-load JavaScript, gzip',
    // 20 more than an empty page of stock Next, as e2e/pages/weight.spec.ts measures it.
    wanted: 'at most 154.5 kB',
    read: ({ sizes }) => sizes.firstLoadScriptGzipBytes,
    show: kilobytes,
    isMet: atMost(154_500),
  },
];

export interface Goal {
  name: string;
  wanted: string;
  measured: string;
  met: boolean;
}

/** What was asked for, beside what was measured: a goal of pages is met when all of them keep it. */
export function webGoals({ pages, clicks }: WebResult): Goal[] {
  const ofPages = pageGoals.map(({ name, wanted, read, show, isMet }) => {
    const missed = pages.filter((page) => !isMet(read(page)));
    const measured =
      missed.length === 0
        ? `all of ${pages.length} pages`
        : `missed by ${missed.map((page) => `${page.name} (${show(read(page))})`).join(', ')}`;
    return { name, wanted, measured, met: missed.length === 0 };
  });
  const ofClicks = clicks.map(({ slowdown, p95 }) => ({
    name: `filter click to new results without the network${slowdown === 1 ? '' : `, processor ${slowdown}× slower`}`,
    wanted: 'p95 at most 100 ms',
    measured: milliseconds(p95.ownMs),
    met: p95.ownMs <= 100,
  }));
  return [...ofPages, ...ofClicks];
}
