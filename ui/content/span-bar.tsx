import type { ReactNode } from 'react';

interface Props {
  min: number;
  max: number;
  /** Marked by a stroke. */
  middle?: number | undefined;
  /** The ends of the scale that all bars of a list share. */
  scale: { from: number; to: number };
  /** The bar in words: what its ends mean. */
  children: ReactNode;
  tone?: 'accent' | 'plain';
}

/** A span on a scale that other spans share, with its figures below. */
export function SpanBar({ min, max, middle, scale, children, tone = 'plain' }: Props) {
  const at = (value: number) => {
    const share = (value - scale.from) / Math.max(1, scale.to - scale.from);
    return Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 10;
  };
  const left = at(min);
  return (
    <div className="min-w-0">
      <div aria-hidden="true" className="relative h-3">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
        <span
          className={`absolute top-0.75 h-1.5 min-w-1 ${tone === 'accent' ? 'bg-accent-line' : 'bg-chart-3'}`}
          style={{ left: `${left}%`, width: `${Math.max(0.5, at(max) - left)}%` }}
        />
        {middle !== undefined && (
          <span className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-text" style={{ left: `${at(middle)}%` }} />
        )}
      </div>
      <p className="mt-0.5 text-xs text-text-2">{children}</p>
    </div>
  );
}
