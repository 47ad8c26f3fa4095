/** A step from the usual car's price to this car's estimate, and where its bar stands, in percent of the scale. */
export interface Step<Part> {
  part: Part;
  start: number;
  end: number;
}

export interface Waterfall<Part> {
  /** Where the usual car's price, the estimate and the asking price stand. */
  usual: number;
  estimate: number;
  price: number;
  steps: Step<Part>[];
}

/** Free room at both ends, as a share of what is drawn, so that no marker stands on the edge. */
const margin = 0.08;

/**
 * The sum of a price as a drawing: each part begins where the one before it ended. The scale covers exactly what is drawn
 * and has no zero, which is why values are markers and only changes are bars.
 */
export function waterfall<Part extends { eur: number }>(
  usualEur: number,
  parts: readonly Part[],
  estimateEur: number,
  priceEur: number,
): Waterfall<Part> {
  const ends = parts.map((_, index) => usualEur + sum(parts.slice(0, index + 1)));
  const drawn = [usualEur, estimateEur, priceEur, ...ends];
  const [low, high] = [Math.min(...drawn), Math.max(...drawn)];
  const span = (high - low || 1) * (1 + 2 * margin);
  const at = (eur: number) => Math.round(((eur - low) / span + margin / (1 + 2 * margin)) * 1_000) / 10;
  return {
    usual: at(usualEur),
    estimate: at(estimateEur),
    price: at(priceEur),
    steps: parts.map((part, index) => {
      const [from, to] = [at(ends[index - 1] ?? usualEur), at(ends[index] ?? usualEur)];
      return { part, start: Math.min(from, to), end: Math.max(from, to) };
    }),
  };
}

function sum(parts: readonly { eur: number }[]): number {
  return parts.reduce((total, { eur }) => total + eur, 0);
}
