import type { ContentChart } from '@kardan/contract/calls/content/charts';
import { placeOn, Ruler } from './axis.tsx';

type Lines = Extract<ContentChart, { shape: 'lines' }>;

export function LinesChart({ chart: { x, y, series, marks } }: { chart: Lines }) {
  const [first] = series;
  return (
    <>
      {series.length > 1 && (
        <p className="chart-legend">
          {series.map(({ name }, index) => (
            <span key={name} data-series={index + 1}>
              {name}
            </span>
          ))}
        </p>
      )}
      <div className="chart-indent">
        <div className="chart-area">
          {y.ticks.map(({ at, label }) => (
            <span key={at} className="chart-level" style={{ bottom: `${placeOn(y, at)}%` }}>
              <b>{label}</b>
            </span>
          ))}
          {marks.map(({ at, label }) => (
            <span key={at} className="chart-mark" style={{ left: `${placeOn(x, at)}%` }}>
              <b>{label}</b>
            </span>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {first && <path className="chart-fill" d={`${pathOf(first.points, x, y)} V100 H0 Z`} />}
            {series.map(({ name, points }, index) => (
              <path key={name} data-series={index + 1} d={pathOf(points, x, y)} />
            ))}
          </svg>
        </div>
        <Ruler axis={x} />
      </div>
    </>
  );
}

/** Points on the way of a straight line are left out: steps of a law have hundreds of them. */
function pathOf(points: readonly (readonly [number, number])[], x: Lines['x'], y: Lines['y']): string {
  const kept = points.filter(
    ([, value], index) => value !== points[index - 1]?.[1] || value !== points[index + 1]?.[1],
  );
  return kept
    .map(([at, value], index) => `${index === 0 ? 'M' : 'L'}${placeOn(x, at)} ${round(100 - placeOn(y, value))}`)
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;
