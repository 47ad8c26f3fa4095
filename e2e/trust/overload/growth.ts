interface Growth {
  /** Of the line that fits best. */
  anHour: number;
  /** Its standard error, by how far the values lie from the line. */
  error: number;
}

/** With fewer nobody could tell what grows from what swings. */
const minValues = 5;

/** What grows in an hour by the second half of the values, taken at equal distances: caches and pools have filled in the first. */
export function growthAnHour(values: readonly number[], everySeconds: number): Growth {
  const half = values.slice(Math.floor(values.length / 2));
  if (half.length < minValues || !half.every(Number.isFinite)) throw new Error(`too little was measured: ${half}`);
  const middle = (half.length - 1) / 2;
  const mean = half.reduce((sum, value) => sum + value, 0) / half.length;
  const products = half.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const squares = half.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const slope = products / squares;
  const residuals = half.reduce((sum, value, at) => sum + (value - mean - slope * (at - middle)) ** 2, 0);
  const error = Math.sqrt(residuals / (half.length - 2) / squares);
  return { anHour: (slope * 3_600) / everySeconds, error: (error * 3_600) / everySeconds };
}

/** Whether it grows by more than that in an hour for certain: by what a line through as many values may be off by chance. */
export function growsBeyond({ anHour, error }: Growth, bound: number): boolean {
  return anHour - 2 * error > bound;
}

/** Whether what such a line may be off by hides a growth by the bound. */
export function isTooRough({ error }: Growth, bound: number): boolean {
  return 2 * error > bound;
}

/** The lowest of each ten: what is filled and cleared again and again is told by what stays. */
export function lowestOfEachTen(values: readonly number[]): number[] {
  return eachTen(values).map((ten) => Math.min(...ten));
}

/** The middle one of each ten: what swings is told by what is usual. */
export function middleOfEachTen(values: readonly number[]): number[] {
  return eachTen(values).map((ten) => ten.toSorted((one, other) => one - other)[5] as number);
}

function eachTen(values: readonly number[]): number[][] {
  return Array.from({ length: Math.floor(values.length / 10) }, (_, ten) => values.slice(ten * 10, ten * 10 + 10));
}
