/** A bar of the histogram: cars from `edge` up to the next bar's edge; the last bar is open. */
export type HistogramBar = { edge: number; count: number };

/** What is chosen; null is "any". Both ends belong to it. */
export type RangeValue = { from: number | null; to: number | null };

export type DrawnBar = { edge: number; height: number; selected: boolean };

/** Heights in percent of the fullest bar; a bar with cars never vanishes. */
export function drawBars(bars: readonly HistogramBar[], { from, to }: RangeValue): DrawnBar[] {
  const maxCount = Math.max(1, ...bars.map((bar) => bar.count));
  return bars.map(({ edge, count }, index) => {
    const nextEdge = bars[index + 1]?.edge ?? Number.POSITIVE_INFINITY;
    return {
      edge,
      height: count === 0 ? 0 : Math.max(4, (count / maxCount) * 100),
      selected: nextEdge > (from ?? Number.NEGATIVE_INFINITY) && edge < (to ?? Number.POSITIVE_INFINITY),
    };
  });
}

/**
 * The slider moves from stop to stop, not from euro to euro: with the bars' uneven edges every bar is equally wide and
 * cheap cars get as much of the ruler as dear ones. Left of the first and right of the last stop is "any".
 */
export function stopOf(value: number | null, stops: readonly number[], end: 'from' | 'to'): number {
  if (value === null) return end === 'from' ? 0 : stops.length;
  const above = stops.findIndex((stop) => stop >= value);
  if (above === -1) return stops.length;
  const below = Math.max(0, above - 1);
  const upper = stops[above] ?? value;
  const lower = stops[below] ?? value;
  return value - lower < upper - value ? below : above;
}

/** The value at a stop; null where the ruler ends. */
export function valueAt(stop: number, stops: readonly number[], end: 'from' | 'to'): number | null {
  if (end === 'from' && stop <= 0) return null;
  return stops[stop] ?? null;
}

/** Keeps a typed range in its bounds and in order: who types a "from" above the "to" moves the "to" along. */
export function tidyRange(
  { from, to }: RangeValue,
  { min, max }: { min: number; max: number },
  changed: 'from' | 'to',
): RangeValue {
  const low = from === null ? null : Math.min(max, Math.max(min, from));
  const high = to === null ? null : Math.min(max, Math.max(min, to));
  if (low === null || high === null || low <= high) return { from: low, to: high };
  return changed === 'from' ? { from: low, to: low } : { from: high, to: high };
}
