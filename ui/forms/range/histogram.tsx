import { drawBars, type HistogramBar, type RangeValue } from './range-scale.ts';

/** How the cars are spread; the selected part in accent. The numbers stand beside it as text, so it is only drawn. */
export function Histogram({ bars, value }: { bars: readonly HistogramBar[]; value: RangeValue }) {
  return (
    <div className="flex h-14 items-end gap-[2px]" aria-hidden="true">
      {drawBars(bars, value).map(({ edge, height, selected }) => (
        <span
          key={edge}
          className={
            selected
              ? 'flex-1 bg-accent-line transition-colors duration-(--t-fast)'
              : 'flex-1 bg-chart-3 transition-colors duration-(--t-fast)'
          }
          style={{ height: `${height}%` }}
        />
      ))}
    </div>
  );
}
