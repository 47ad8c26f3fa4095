/** Slope of the straight line that fits best, of values taken at equal distances. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const products = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const squares = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return squares === 0 ? 0 : products / squares;
}

/** What grows in an hour by the second half of the samples: caches and pools have filled in the first. */
export function growthAnHour(values: readonly number[], everySeconds: number): number {
  return (slopeOf(values.slice(Math.floor(values.length / 2))) * 3_600) / everySeconds;
}

/** The lowest of each ten: what is filled and cleared again and again is told by what stays. */
export function lowestOfEachTen(values: readonly number[]): number[] {
  const chunks = Array.from({ length: Math.ceil(values.length / 10) }, (_, chunk) => chunk * 10);
  return chunks.map((start) => Math.min(...values.slice(start, start + 10)));
}
