/** One way to sort items into classes, and how much of the whole each class should have. */
export interface Margin {
  /** Class of each item. */
  classes: ArrayLike<number>;
  /** Wanted share of each class; need not add up to one. */
  shares: readonly number[];
}

/**
 * Scales weights until they add up to the wanted share in every class of every margin at once (iterative proportional
 * fitting). What the items cannot give, such as a fuel that no car of the year has, is shared out among the others. The
 * last margin is met exactly, the others as nearly as the items allow.
 */
export function rake(weights: Float64Array, margins: readonly Margin[], rounds = 30): Float64Array {
  const raked = Float64Array.from(weights);
  for (let round = 0; round < rounds; round++) for (const margin of margins) fit(raked, margin);
  return raked;
}

function fit(weights: Float64Array, { classes, shares }: Margin): void {
  const sums = new Float64Array(shares.length);
  for (let item = 0; item < weights.length; item++) {
    const group = classes[item] as number;
    sums[group] = (sums[group] as number) + (weights[item] as number);
  }
  const reachable = shares.reduce((total, share, group) => total + ((sums[group] as number) > 0 ? share : 0), 0);
  // When none of the wanted classes exists, the margin has nothing to say.
  if (reachable === 0) return;
  for (let item = 0; item < weights.length; item++) {
    const group = classes[item] as number;
    const sum = sums[group] as number;
    if (sum > 0) weights[item] = ((weights[item] as number) * (shares[group] as number)) / (reachable * sum);
  }
}
