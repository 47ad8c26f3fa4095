import { drawBars, type HistogramBar, type RangeValue } from './range-scale.ts';

/** How the cars are spread; the selected part in accent. The numbers stand beside it as text, so it is only drawn. */
export function Histogram({ bars, value }: { bars: readonly HistogramBar[]; value: RangeValue }) {
  return (
    <div className="histogram" aria-hidden="true">
      {drawBars(bars, value).map(({ edge, height, selected }) => (
        <span key={edge} data-selected={selected || undefined} style={{ height: `${height}%` }} />
      ))}
    </div>
  );
}
