import { figure, grouped, markdownTable, percent } from '../../report/format.ts';
import { pageGoals, webGoals } from '../goals.ts';
import type { WebResult } from '../web-result.ts';

const kb = (bytes: number) => (bytes / 1_000).toFixed(1);

/** The figures that goals are set for, one line for each page; those that miss theirs are marked. */
export function pagesRows({ pages }: WebResult, mark: (text: string) => string): [string[], string[][]] {
  const rows = pages.map((page) => [
    page.name,
    ...pageGoals.map(({ read, show, isMet }) => {
      const value = read(page);
      return isMet(value) ? show(value) : mark(show(value));
    }),
  ]);
  return [['page', ...pageGoals.map(({ name }) => name)], rows];
}

export function goalsTable(result: WebResult): string {
  const rows = webGoals(result).map(({ name, wanted, measured, met }) => [
    name,
    wanted,
    met ? 'ok' : '**missed**',
    measured,
  ]);
  return markdownTable(['goal', 'wanted', '', 'measured'], rows).replaceAll('---:', '---');
}

export function timesTable({ pages }: WebResult): string {
  const span = (values: number[], show = figure) => `${show(Math.min(...values))} to ${show(Math.max(...values))}`;
  const rows = pages.map(({ name, median, runs, lcpElement }) => [
    name,
    span(
      runs.map(({ score }) => score),
      (score) => score.toFixed(0),
    ),
    span(runs.map(({ lcpMs }) => lcpMs)),
    span(runs.map(({ tbtMs }) => tbtMs)),
    figure(median.fcpMs),
    figure(median.speedIndexMs),
    figure(median.observedLcpMs),
    figure(median.serverMs),
    `\`${lcpElement}\``,
  ]);
  const header = ['page', 'score', 'LCP ms', 'TBT ms', 'FCP ms', 'Speed Index ms', 'LCP here ms', 'first byte here ms'];
  return markdownTable([...header, 'painted largest'], rows);
}

export function sizesTable({ pages }: WebResult): string {
  const rows = pages.map(({ name, median, sizes }) => [
    name,
    kb(sizes.htmlBytes),
    kb(sizes.htmlGzipBytes),
    kb(sizes.rscGzipBytes),
    percent(sizes.rscShare),
    kb(sizes.firstLoadScriptGzipBytes),
    kb(median.scriptBytes),
    kb(median.styleBytes),
    kb(median.fontBytes),
    kb(median.imageBytes),
    kb(median.otherBytes),
    String(median.requests),
  ]);
  const header = ['kB', 'HTML', 'HTML gzip', 'of it RSC', 'RSC uncompressed', 'JS first load', 'JS in all', 'CSS'];
  return markdownTable([...header, 'fonts', 'pictures', 'other', 'requests'], rows);
}

export function clicksTable({ clicks }: WebResult): string {
  const rows = clicks.flatMap(({ slowdown, p50, p95 }) =>
    [['p50', p50] as const, ['p95', p95] as const].map(([name, times]) => [
      `processor ${slowdown === 1 ? 'as it is' : `${slowdown}× slower`}, ${name}`,
      ...[times.ownMs, times.beforeMs, times.networkMs, times.allMs, times.eventMs].map((ms) => ms.toFixed(0)),
    ]),
  );
  return markdownTable(
    ['', 'without network ms', 'of it before asking ms', 'network ms', 'click to paint ms', 'event ms'],
    rows,
  );
}

export function viewsTable({ views }: WebResult): string {
  const rows = views.map(({ name, waitMs, webCpuMs, apiCpuMs, engineCpuMs, postgresCpuMs }) => [
    name,
    ...[waitMs, webCpuMs, apiCpuMs, engineCpuMs, postgresCpuMs].map(figure),
  ]);
  const header = ['page', 'p50 ms', 'web CPU ms', 'API CPU ms', 'engine CPU ms', 'PostgreSQL CPU ms'];
  return markdownTable(header, rows);
}

export function edgeTable({ edge }: WebResult): string {
  if (edge.length === 0) return 'Not measured: the machine lacks Varnish or wrk (`pnpm run doctor`).';
  const rows = edge.map(({ name, state, web, cache }) => [
    name,
    figure(web.perSecond),
    figure(web.p99Ms),
    grouped(cache.perSecond),
    figure(cache.p99Ms),
    cache.cpuMs.toFixed(3),
    state,
    grouped(cache.perSecond / web.perSecond),
    String(web.failed + cache.failed),
  ]);
  const header = [
    'page',
    'web pages/s',
    'web p99 ms',
    'cache pages/s',
    'cache p99 ms',
    'cache CPU ms',
    'cache says',
    'times',
  ];
  return markdownTable([...header, 'failed'], rows);
}

export function sealingTable({ sealing }: WebResult): string {
  const rows = sealing.map(({ name, htmlBytes, hashes, policyBytes, plainCpuMs, sealedCpuMs }) => [
    name,
    kb(htmlBytes),
    String(hashes),
    String(policyBytes),
    figure(plainCpuMs),
    figure(sealedCpuMs),
    figure(sealedCpuMs - plainCpuMs),
  ]);
  const header = ['page', 'HTML kB', 'hashes', 'policy bytes', 'without, CPU ms', 'with, CPU ms', 'cost, CPU ms'];
  return markdownTable(header, rows);
}
