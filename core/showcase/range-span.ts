import type { Figures } from '../search/summary/summary-question.ts';

interface Span {
  min: number;
  max: number;
}

/** Shortest and longest official range; null when no car tells it. */
export function rangeSpan({ shortestRangeKm, longestRangeKm }: Figures): Span | null {
  return span(shortestRangeKm, longestRangeKm);
}

/** Null unless both ends are known. */
export function span(min: number | null, max: number | null): Span | null {
  return min === null || max === null ? null : { min, max };
}
