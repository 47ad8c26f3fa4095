import { type Expectations, SquareMeans } from './expectations.ts';
import { slopeCount } from './features.ts';
import type { ModelRest } from './fit-makes.ts';
import { expectedLevel, fitLevelExpectation, type LevelExpectation, profileOf } from './fit-model-levels.ts';
import { solveWithVariances } from './solve-symmetric.ts';

/** How a model's cars differ from the market's. */
export interface ModelFit {
  cars: number;
  level: number;
  slopes: Float64Array;
}

const size = slopeCount + 1;
/** So wide that it says nothing. */
const open = 1e4;

/**
 * The level of every model and how its slopes differ from its make's. A model with few cars is taken for what its make,
 * body, fuel and power let expect, one with many for what its own cars say.
 */
export function fitModels(
  models: ReadonlyMap<number, ModelRest>,
  expectations: Expectations,
  found = new SquareMeans(size),
): { expectation: LevelExpectation; models: Map<number, ModelFit> } {
  const known = [...models].filter(([, { weight }]) => weight > 0);
  const unexpected = known.map(([, model]) => {
    const { solution, variances } = solveModel(model, expectations, 0, open);
    const variance = (variances[0] as number) + expectations.modelLevel;
    return { profile: profileOf(model.sums), level: solution[0] as number, variance };
  });
  const expectation = fitLevelExpectation(unexpected);
  const fits = known.map(([modelId, model]): [number, ModelFit] => {
    const expected = expectedLevel(expectation, profileOf(model.sums));
    const { solution, variances } = solveModel(model, expectations, expected, expectations.modelLevel);
    const deviations = Float64Array.from(solution);
    deviations[0] = (solution[0] as number) - expected;
    found.add(deviations, variances);
    return [modelId, { cars: model.sums.cars, level: solution[0] as number, slopes: solution.subarray(1) }];
  });
  return { expectation, models: new Map(fits) };
}

function solveModel(
  { weight, rest, slopes, squares, slopesTimesRest }: ModelRest,
  { noise, modelSlopes }: Expectations,
  expected: number,
  variance: number,
) {
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  matrix[0] = weight / noise + 1 / variance;
  right[0] = rest / noise + expected / variance;
  for (let one = 0; one < slopeCount; one++) {
    matrix[(one + 1) * size] = (slopes[one] as number) / noise;
    right[one + 1] = (slopesTimesRest[one] as number) / noise;
    for (let other = 0; other <= one; other++) {
      matrix[(one + 1) * size + other + 1] = (squares[one * slopeCount + other] as number) / noise;
    }
    const diagonal = (one + 1) * size + one + 1;
    matrix[diagonal] = (matrix[diagonal] as number) + 1 / (modelSlopes[one] as number);
  }
  return solveWithVariances(matrix, right);
}
