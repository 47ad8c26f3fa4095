/** The smallest value that at least this share of all values does not exceed; no value is made up between two. */
export function percentile(ascending: ArrayLike<number>, share: number): number {
  if (ascending.length === 0) return Number.NaN;
  // 0.07 * 100 is 7.000000000000001 in floating point and would else take the eighth.
  const rank = Math.ceil(Number((share * ascending.length).toFixed(9)));
  return ascending[Math.max(1, rank) - 1] as number;
}

export interface Spread {
  count: number;
  p50: number;
  p99: number;
  max: number;
}

/** Percentiles of what was answered; failures are NaN and counted elsewhere. */
export function spreadOf(values: Iterable<number>): Spread {
  const ascending = Float64Array.from(values)
    .filter((value) => !Number.isNaN(value))
    .sort();
  return {
    count: ascending.length,
    p50: percentile(ascending, 0.5),
    p99: percentile(ascending, 0.99),
    max: ascending.at(-1) ?? Number.NaN,
  };
}

export function median(values: readonly number[]): number {
  return percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}
