import type { ContentChart } from '@kardan/contract/calls/content/charts';
import { placeOn, Ruler } from './axis.tsx';

type Spans = Extract<ContentChart, { shape: 'spans' }>;

export function SpansChart({ chart: { x, rows } }: { chart: Spans }) {
  return (
    <div className="chart-spans">
      {rows.map(({ name, spans }, index) => (
        <div key={name} className="chart-row" data-last={index === rows.length - 1 || undefined}>
          <span className="chart-row-name">{name}</span>
          <div className="chart-track">
            {spans.map(({ from, to }) => (
              <span
                key={from}
                className="chart-span"
                style={{ left: `${placeOn(x, from)}%`, width: `${placeOn(x, x.min + to - from)}%` }}
              />
            ))}
          </div>
        </div>
      ))}
      <Ruler axis={x} />
    </div>
  );
}
