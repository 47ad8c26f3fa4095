import type { Expectations } from './expectations.ts';
import { SquareMeans } from './expectations.ts';
import { featureCount as size, slopeCount, slopeWeights } from './features.ts';
import type { ModelSums } from './market-sums.ts';
import { solveWithVariances } from './solve-symmetric.ts';

/** What is left of a model's cars after the market's slopes, as sums over centred slopes. */
export interface ModelRest {
  sums: ModelSums;
  /** Sum of the weights, of the rest, of each slope, of slope times slope and of slope times rest. */
  weight: number;
  rest: number;
  slopes: Float64Array;
  squares: Float64Array;
  slopesTimesRest: Float64Array;
}

/** What the market's slopes leave of a model; slopes are taken from `centre`, where most cars are. */
export function restOfModel(sums: ModelSums, coefficients: Float64Array, centre: Float64Array): ModelRest {
  const rest = sums.price - dot(sums.features, coefficients);
  const raw = slopeWeights.map((weights) => dot(sums.features, weights));
  const slopes = Float64Array.from(raw, (sum, slope) => sum - sums.weight * (centre[slope] as number));
  const squares = new Float64Array(slopeCount * slopeCount);
  const slopesTimesRest = new Float64Array(slopeCount);
  for (let one = 0; one < slopeCount; one++) {
    const row = sums.slopesTimesFeatures.subarray(one * size, (one + 1) * size);
    const uncentred = (sums.slopesTimesPrice[one] as number) - dot(row, coefficients);
    slopesTimesRest[one] = uncentred - (centre[one] as number) * rest;
    for (let other = 0; other < slopeCount; other++) {
      squares[one * slopeCount + other] =
        dot(row, slopeWeights[other] as Float64Array) -
        (centre[one] as number) * (raw[other] as number) -
        (centre[other] as number) * (slopes[one] as number);
    }
  }
  return { sums, weight: sums.weight, rest, slopes, squares, slopesTimesRest };
}

/** How a make's slopes differ from the market's, judged within its models; pulled to zero where cars are few. */
export function fitMakes(
  models: Iterable<ModelRest>,
  { noise, makeSlopes }: Expectations,
  found = new SquareMeans(slopeCount),
): Map<number, Float64Array> {
  const makes = new Map<number, { matrix: Float64Array; right: Float64Array }>();
  for (const model of models) {
    const { weight, rest, slopes, squares, slopesTimesRest } = model;
    if (weight <= 0) continue;
    const make = makes.get(model.sums.makeId) ?? {
      matrix: new Float64Array(slopeCount * slopeCount),
      right: new Float64Array(slopeCount),
    };
    makes.set(model.sums.makeId, make);
    for (let one = 0; one < slopeCount; one++) {
      const share = (slopes[one] as number) / weight;
      make.right[one] = (make.right[one] as number) + (slopesTimesRest[one] as number) - share * rest;
      for (let other = 0; other < slopeCount; other++) {
        const at = one * slopeCount + other;
        make.matrix[at] = (make.matrix[at] as number) + (squares[at] as number) - share * (slopes[other] as number);
      }
    }
  }
  const deviations = new Map<number, Float64Array>();
  for (const [makeId, { matrix, right }] of makes) {
    const precise = matrix.map((value) => value / noise);
    for (let slope = 0; slope < slopeCount; slope++) {
      const at = slope * slopeCount + slope;
      precise[at] = (precise[at] as number) + 1 / (makeSlopes[slope] as number);
    }
    const { solution, variances } = solveWithVariances(
      precise,
      right.map((value) => value / noise),
    );
    deviations.set(makeId, solution);
    found.add(solution, variances);
  }
  return deviations;
}

/** The model's rest after its make's slopes were taken off as well. */
export function withoutMake(model: ModelRest, make: Float64Array): ModelRest {
  const slopesTimesRest = model.slopesTimesRest.map((sum, one) => {
    return sum - dot(model.squares.subarray(one * slopeCount, (one + 1) * slopeCount), make);
  });
  return { ...model, rest: model.rest - dot(model.slopes, make), slopesTimesRest };
}

export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] as number) * (other[index] as number);
  return sum;
}
