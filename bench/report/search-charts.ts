import type { SearchResult } from '../measure/search-result.ts';
import { sides } from '../measure/sides.ts';
import { colours, lineChart, stackedBars, svgDocument } from './chart.ts';
import { grouped } from './format.ts';

const names = { engine: 'engine', api: 'API', postgres: 'PostgreSQL' };

/** Waiting time and processor time of engine and API at the same loads. */
export function loadCharts({ levels }: SearchResult): string {
  const labels = levels.map(({ share }) => `${share * 100} %`);
  const latency = lineChart(
    { title: 'Waiting time by load', labels, unit: 'ms', scale: 'log' },
    sides.flatMap((side) => [
      { name: `${names[side]} p99`, colour: colours[side], values: levels.map((level) => level[side].p99Ms) },
      {
        name: `${names[side]} p50`,
        colour: colours[side],
        dashed: true,
        values: levels.map((level) => level[side].p50Ms),
      },
    ]),
  );
  const bars = levels.flatMap((level) => sides.map((side) => ({ label: barName(level.share, side), ...level[side] })));
  const cpu = stackedBars(
    {
      title: 'Processor time of a search',
      labels: bars.map(({ label }) => label),
      unit: 'ms',
      scale: 'linear',
    },
    (['engine', 'api', 'postgres'] as const).map((who) => ({
      name: names[who],
      colour: colours[who],
      values: bars.map(({ cpuMs }) => cpuMs[who]),
    })),
  );
  return svgDocument([latency, cpu]);
}

function barName(share: number, side: string): string {
  return `${side === 'api' ? 'API' : 'bare'} ${share * 100} %`;
}

/** How the figures change with the number of cars. */
export function growthCharts(results: readonly SearchResult[]): string {
  const labels = results.map(({ listings }) => `${grouped(listings)} cars`);
  const capacity = lineChart(
    { title: 'Most searches a second, no cache', labels, unit: '1/s', scale: 'log' },
    sides.map((side) => ({
      name: names[side],
      colour: colours[side],
      values: results.map(({ maximum }) => maximum[side].perSecond),
    })),
  );
  const latency = lineChart(
    { title: 'Waiting time at half load', labels, unit: 'ms', scale: 'log' },
    sides.flatMap((side) =>
      [
        {
          name: `${names[side]} p99`,
          colour: colours[side],
          values: results.map((result) => halfLoad(result, side)?.p99Ms),
        },
        {
          name: `${names[side]} p50`,
          colour: colours[side],
          dashed: true,
          values: results.map((result) => halfLoad(result, side)?.p50Ms),
        },
      ].map((series) => ({ ...series, values: series.values.map((value) => value ?? Number.NaN) })),
    ),
  );
  return svgDocument([capacity, latency]);
}

export function halfLoad({ levels }: SearchResult, side: (typeof sides)[number]) {
  return levels.find(({ share }) => share === 0.5)?.[side];
}
