import type { ContentChart } from '@kardan/contract/calls/content/charts';

type Bars = Extract<ContentChart, { shape: 'bars' }>;

export function BarsChart({ chart: { bars, max, summary } }: { chart: Bars }) {
  if (bars.length === 0) return <p>{summary}</p>;
  return (
    <div className="chart-bars">
      {bars.map(({ label, value, text, highlight }) => (
        <div key={label} data-highlight={highlight || undefined}>
          <span className="chart-bar-label">{label}</span>
          <span>
            <span className="chart-bar" style={{ width: `${Math.max((value / max) * 100, 0.5)}%` }} />
          </span>
          <span className="chart-bar-value">{text}</span>
        </div>
      ))}
    </div>
  );
}
