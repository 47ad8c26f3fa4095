import { bodies, fuels } from '@kardan/contract/values/vehicle';
import { featureAt } from './features.ts';
import type { ModelSums } from './market-sums.ts';
import { solveSymmetric } from './solve-symmetric.ts';

/** Of makes: a dear make may be twice as dear as a cheap one. */
const makeVariance = 0.15;
const elseVariance = 1;

/** What a model's level is expected to be before any of its cars is seen. */
export interface LevelExpectation {
  /** The market's, what more power is worth between models, and what bodies and fuels are. */
  level: number;
  power: number;
  bodies: Float64Array;
  fuels: Float64Array;
  makes: Map<number, number>;
}

/** What a model is: its usual power and the shares of bodies and fuels among its cars. */
export interface ModelProfile {
  makeId: number;
  power: number;
  bodies: ArrayLike<number>;
  fuels: ArrayLike<number>;
}

export function profileOf({ makeId, features, weight }: ModelSums): ModelProfile {
  return profileOfMean(
    makeId,
    features.map((sum) => sum / weight),
  );
}

/** The profile of cars with these average features. */
export function profileOfMean(makeId: number, mean: Float64Array): ModelProfile {
  return {
    makeId,
    power: mean[featureAt.power] as number,
    bodies: mean.subarray(featureAt.body, featureAt.body + bodies.length - 1),
    fuels: mean.subarray(featureAt.fuel, featureAt.fuel + fuels.length - 1),
  };
}

export function expectedLevel(expectation: LevelExpectation, model: ModelProfile): number {
  let level = expectation.level + expectation.power * model.power + (expectation.makes.get(model.makeId) ?? 0);
  for (let body = 0; body < expectation.bodies.length; body++) {
    level += (expectation.bodies[body] as number) * (model.bodies[body] as number);
  }
  for (let fuel = 0; fuel < expectation.fuels.length; fuel++) {
    level += (expectation.fuels[fuel] as number) * (model.fuels[fuel] as number);
  }
  return level;
}

/**
 * What a car's make, power, body and fuel say of its level when its model says nothing: fitted to the levels of all
 * models, each counting by how well it is known.
 */
export function fitLevelExpectation(
  models: readonly { profile: ModelProfile; level: number; variance: number }[],
): LevelExpectation {
  const makeIds = [...new Set(models.map(({ profile }) => profile.makeId))];
  const makeAt = new Map(makeIds.map((makeId, index) => [makeId, 2 + bodies.length - 1 + fuels.length - 1 + index]));
  const size = 2 + bodies.length - 1 + fuels.length - 1 + makeIds.length;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  const row = new Float64Array(size);
  for (const { profile, level, variance } of models) {
    row.fill(0);
    row[0] = 1;
    row[1] = profile.power;
    row.set(Array.from(profile.bodies), 2);
    row.set(Array.from(profile.fuels), 2 + bodies.length - 1);
    row[makeAt.get(profile.makeId) as number] = 1;
    for (let one = 0; one < size; one++) {
      const weighted = (row[one] as number) / variance;
      if (weighted === 0) continue;
      right[one] = (right[one] as number) + weighted * level;
      for (let other = 0; other <= one; other++) {
        const at = one * size + other;
        matrix[at] = (matrix[at] as number) + weighted * (row[other] as number);
      }
    }
  }
  for (let one = 0; one < size; one++) {
    const variance = one === 0 ? 1e4 : one < size - makeIds.length ? elseVariance : makeVariance;
    matrix[one * size + one] = (matrix[one * size + one] as number) + 1 / variance;
  }
  const solution = solveSymmetric(matrix, right);
  return {
    level: solution[0] as number,
    power: solution[1] as number,
    bodies: solution.slice(2, 2 + bodies.length - 1),
    fuels: solution.slice(2 + bodies.length - 1, size - makeIds.length),
    makes: new Map(makeIds.map((makeId) => [makeId, solution[makeAt.get(makeId) as number] as number])),
  };
}
