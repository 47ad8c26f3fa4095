import type { Figures } from '../measure/figures.ts';
import { goalsOf } from '../measure/goals.ts';
import type { SearchResult } from '../measure/search-result.ts';
import { sides } from '../measure/sides.ts';
import { figure, grouped, markdownTable, percent, ratio } from './format.ts';
import { halfLoad } from './search-charts.ts';

const cpuHeader = ['engine CPU ms', 'API CPU ms', 'PostgreSQL CPU ms', 'generator CPU ms'];
const nameOf = { engine: 'bare engine', api: 'API' } as const;

export function goalsTable(result: SearchResult): string {
  const rows = goalsOf(result).map(({ name, wanted, measured, met }) => [
    name,
    wanted,
    measured,
    met ? 'met' : '**missed**',
  ]);
  return markdownTable(['goal', 'wanted', 'measured', ''], rows);
}

export function maximumTable({ maximum }: SearchResult): string {
  const rows = sides.map((side) => {
    const { perSecond, perSecondByRound, clients, figures } = maximum[side];
    const rounds = perSecondByRound.map(figure).join(', ');
    return [nameOf[side], figure(perSecond), rounds, String(clients), ...waiting(figures), ...cpu(figures)];
  });
  return markdownTable(['', 'searches/s', 'by round', 'clients', 'p50 ms', 'p99 ms', ...cpuHeader], rows);
}

export function loadTable({ levels }: SearchResult): string {
  const rows = levels.flatMap((level) =>
    sides.map((side) => {
      const figures = level[side];
      return [
        `${percent(level.share)}, ${nameOf[side]}`,
        figure(level.perSecond),
        figure(figures.perSecond),
        grouped(figures.counted),
        ...waiting(figures),
        figures.p99MsByRound.map(figure).join(', '),
        ...cpu(figures),
        trouble(figures),
      ];
    }),
  );
  const header = ['load', 'asked/s', 'answered/s', 'counted', 'p50 ms', 'p99 ms', 'p99 by round', ...cpuHeader];
  return markdownTable([...header, 'failed / unanswered'], rows);
}

export function ratioTable({ maximum, levels }: SearchResult): string {
  const row = (name: string, engine: Figures, api: Figures, throughput: number) => [
    name,
    ratio(throughput),
    ratio(api.p50Ms / engine.p50Ms),
    ratio(api.p99Ms / engine.p99Ms),
    ratio(api.cpuMs.api / api.cpuMs.engine),
    ratio(servingCpu(api) / servingCpu(engine)),
    ratio(api.bytesPerAnswer / engine.bytesPerAnswer),
  ];
  const most = maximum.api.perSecond / maximum.engine.perSecond;
  const rows = [
    row('maximum', maximum.engine.figures, maximum.api.figures, most),
    ...levels.map(({ share, engine, api }) => row(percent(share), engine, api, api.perSecond / engine.perSecond)),
  ];
  const header = ['API to bare engine', 'throughput', 'p50', 'p99', 'API CPU / engine CPU', 'CPU of all that serve'];
  return markdownTable([...header, 'bytes of an answer'], rows);
}

export function popularTables({ popular }: SearchResult): string {
  const levels = popular.levels.map(({ perSecond, repeatedShare, figures }) => [
    `${perSecond}/s`,
    figure(figures.perSecond),
    percent(repeatedShare),
    ...waiting(figures),
    ...cpu(figures),
    trouble(figures),
  ]);
  const most = sides.map((side) => {
    const { perSecond, figures } = popular.maximum[side];
    return [nameOf[side], figure(perSecond), ...waiting(figures), ...cpu(figures)];
  });
  return [
    markdownTable(
      ['through the API', 'answered/s', 'repeats', 'p50 ms', 'p99 ms', ...cpuHeader, 'failed / unanswered'],
      levels,
    ),
    ...(popular.leftOut.length > 0
      ? [`Not tried, since a lower rate broke down: ${popular.leftOut.join(', ')}/s.`]
      : []),
    markdownTable(['closed loop', 'searches/s', 'p50 ms', 'p99 ms', ...cpuHeader], most),
  ].join('\n\n');
}

export function growthTable(results: readonly SearchResult[]): string {
  const rows = results.map((result) => {
    const { listings, index, maximum, popular, measuredAt } = result;
    const [engine, api] = sides.map((side) => halfLoad(result, side));
    const held = popular.levels.filter(({ figures: f }) => f.p99Ms <= 100 && f.failed + f.unanswered === 0).at(-1);
    return [
      grouped(listings),
      `${grouped(index.sizeMb)} MB`,
      figure(maximum.engine.perSecond),
      figure(maximum.api.perSecond),
      ratio(maximum.api.perSecond / maximum.engine.perSecond),
      `${figure(engine?.p50Ms ?? Number.NaN)} / ${figure(engine?.p99Ms ?? Number.NaN)}`,
      `${figure(api?.p50Ms ?? Number.NaN)} / ${figure(api?.p99Ms ?? Number.NaN)}`,
      figure(api?.cpuMs.engine ?? Number.NaN),
      figure(api?.cpuMs.api ?? Number.NaN),
      held ? `${held.perSecond}/s` : 'none of those tried',
      measuredAt.slice(0, 10),
    ];
  });
  const header = ['cars', 'index', 'engine max/s', 'API max/s', 'ratio', 'engine p50 / p99 ms', 'API p50 / p99 ms'];
  const rest = ['engine CPU ms', 'API CPU ms', 'popular mix held with p99 ≤ 100 ms', 'measured'];
  return markdownTable([...header, ...rest], rows);
}

function waiting({ p50Ms, p99Ms }: Figures): string[] {
  return [figure(p50Ms), figure(p99Ms)];
}

function cpu({ cpuMs }: Figures): string[] {
  return [cpuMs.engine, cpuMs.api, cpuMs.postgres, cpuMs.generator].map(figure);
}

function trouble({ failed, unanswered, rejectedSearches }: Figures): string {
  const rejected = rejectedSearches > 0 ? `, ${rejectedSearches} searches rejected by the engine` : '';
  return `${failed} / ${unanswered}${rejected}`;
}

function servingCpu({ cpuMs }: Figures): number {
  return cpuMs.engine + cpuMs.api + cpuMs.postgres;
}
