import { slopeCount } from './features.ts';

/**
 * How much makes, models and variants are expected to differ from the wider group they belong to, as variances: what
 * decides how much a group with few cars borrows from it. Found in the data itself, see fitExpectations.
 */
export interface Expectations {
  /** Of what no feature explains. */
  noise: number;
  makeSlopes: Float64Array;
  modelLevel: number;
  modelSlopes: Float64Array;
  variantLevel: number;
}

/** To begin with. */
export function firstExpectations(): Expectations {
  return {
    noise: 0.03,
    makeSlopes: new Float64Array(slopeCount).fill(0.02),
    modelLevel: 0.04,
    modelSlopes: new Float64Array(slopeCount).fill(0.01),
    variantLevel: 0.001,
  };
}

/** Below this a group does not differ; zero would divide by zero. */
const least = 1e-5;

/** Averages of squares that become the next expectation: of the deviation found and of its own uncertainty. */
export class SquareMeans {
  readonly #sums: Float64Array;
  #count = 0;

  constructor(size: number) {
    this.#sums = new Float64Array(size);
  }

  add(deviations: ArrayLike<number>, variances: ArrayLike<number>): void {
    for (let index = 0; index < this.#sums.length; index++) {
      const square = (deviations[index] as number) ** 2 + (variances[index] as number);
      this.#sums[index] = (this.#sums[index] as number) + square;
    }
    this.#count += 1;
  }

  /** The means; what was expected before when nothing was added. */
  or(before: Float64Array): Float64Array {
    if (this.#count === 0) return before;
    return this.#sums.map((sum) => Math.max(least, sum / this.#count));
  }
}
