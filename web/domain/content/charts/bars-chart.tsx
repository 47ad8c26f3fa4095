import type { ContentChart } from '@kardan/contract/calls/content/charts';

type Bars = Extract<ContentChart, { shape: 'bars' }>;

export function BarsChart({ chart: { bars, max } }: { chart: Bars }) {
  return (
    <div className="chart-bars">
      {bars.map(({ label, value, text, highlight }) => (
        <div key={label} data-highlight={highlight || undefined}>
          <span>{label}</span>
          <i>
            <i style={{ width: `${Math.max((value / max) * 100, 0.5)}%` }} />
          </i>
          <b>{text}</b>
        </div>
      ))}
    </div>
  );
}
