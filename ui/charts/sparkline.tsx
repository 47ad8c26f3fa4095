import { max } from 'd3-array';
import { drawnLine } from './scales.ts';

/** How a figure went, as a small line without numbers: what it says stands beside it in words. */
export function Sparkline({ values, className = 'h-7' }: { values: readonly number[]; className?: string }) {
  const drawn = drawnLine(values, Math.max(max(values) ?? 0, 1));
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block w-full overflow-visible ${className}`}
    >
      <path d={drawn.area} className="fill-chart-fill" />
      <path
        d={drawn.line}
        className="fill-none stroke-chart-1 [stroke-linejoin:round] [stroke-width:2px] [vector-effect:non-scaling-stroke]"
      />
    </svg>
  );
}
