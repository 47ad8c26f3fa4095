import { modelOfVariant } from '../market/market-rules.ts';
import { type Expectations, SquareMeans } from './expectations.ts';
import { slopeCount, slopeWeights } from './features.ts';
import { dot, fitMakes, type ModelRest, restOfModel, withoutMake } from './fit-makes.ts';
import type { LevelExpectation } from './fit-model-levels.ts';
import { fitModels, type ModelFit } from './fit-models.ts';
import { fitSlopes } from './fit-slopes.ts';
import type { GroupSums, MarketSums } from './market-sums.ts';

/** What prices depend on, learned from one part of a market. */
export interface PartFit {
  coefficients: Float64Array;
  /** The car that slopes of makes and models are taken from. */
  centre: Float64Array;
  makes: Map<number, Float64Array>;
  expectation: LevelExpectation;
  models: Map<number, ModelFit>;
  /** By number of the variant, see variantNumber. */
  variants: Map<number, { cars: number; level: number }>;
  /** Cars by number of make and body, see makeBodyNumber. */
  makeBodies: Map<number, { cars: number }>;
}

const noSlopes = new Float64Array(slopeCount);

/** Learns a part of a market: what features are worth, then what groups differ in. */
export function fitPart(sums: MarketSums, expectations: Expectations): PartFit {
  return fitGroups(sums, fitSlopes(sums, expectations.noise), expectations).fit;
}

/** How much groups differ, found by fitting them again and again, each time expecting what was found before. */
export function fitExpectations(sums: MarketSums, first: Expectations, rounds: number): Expectations {
  const coefficients = fitSlopes(sums, first.noise);
  let expectations = first;
  for (let round = 0; round < rounds; round++) expectations = fitGroups(sums, coefficients, expectations).found;
  return expectations;
}

/**
 * After the market's slopes: what each make, model and variant differs in from the wider group, each pulled towards
 * it by how few cars it has. Also says how much groups were found to differ, for the next, better expectations.
 */
function fitGroups(
  sums: MarketSums,
  coefficients: Float64Array,
  expectations: Expectations,
): { fit: PartFit; found: Expectations } {
  const centre = usualSlopes(sums);
  const rests = [...sums.models].map(([id, model]) => [id, restOfModel(model, coefficients, centre)] as const);
  const foundMakes = new SquareMeans(slopeCount);
  const foundModels = new SquareMeans(slopeCount + 1);
  const foundVariants = new SquareMeans(1);
  const makes = fitMakes(
    rests.map(([, model]) => model),
    expectations,
    foundMakes,
  );
  const ofModels = new Map(
    rests.map(([id, model]): [number, ModelRest] => [id, withoutMake(model, makes.get(model.sums.makeId) ?? noSlopes)]),
  );
  const { expectation, models } = fitModels(ofModels, expectations, foundModels);
  const variants: PartFit['variants'] = new Map();
  for (const [number, variant] of sums.variants) {
    const modelId = modelOfVariant(number);
    const model = models.get(modelId);
    if (!model || variant.weight <= 0) continue;
    const make = makes.get(sums.models.get(modelId)?.makeId ?? 0) ?? noSlopes;
    const rest = restOfVariant(variant, coefficients, centre, make, model);
    const precision = variant.weight / expectations.noise + 1 / expectations.variantLevel;
    const level = rest / expectations.noise / precision;
    variants.set(number, { cars: variant.cars, level });
    foundVariants.add([level], [1 / precision]);
  }
  const makeBodies = new Map([...sums.makeBodies].map(([number, { cars }]) => [number, { cars }]));
  const before = Float64Array.of(expectations.modelLevel, ...expectations.modelSlopes);
  const ofModel = foundModels.or(before);
  return {
    fit: { coefficients, centre, makes, expectation, models, variants, makeBodies },
    found: {
      noise: expectations.noise,
      makeSlopes: foundMakes.or(expectations.makeSlopes),
      modelLevel: ofModel[0] as number,
      modelSlopes: ofModel.slice(1),
      variantLevel: foundVariants.or(Float64Array.of(expectations.variantLevel))[0] as number,
    },
  };
}

function usualSlopes(sums: MarketSums): Float64Array {
  return Float64Array.from(slopeWeights, (weights) => {
    let total = 0;
    for (const model of sums.models.values()) total += dot(model.features, weights);
    return total / Math.max(sums.weight, 1e-9);
  });
}

function restOfVariant(
  { price, features, weight }: GroupSums,
  coefficients: Float64Array,
  centre: Float64Array,
  make: Float64Array,
  model: ModelFit,
): number {
  let rest = price - dot(features, coefficients) - weight * model.level;
  for (let slope = 0; slope < slopeCount; slope++) {
    const sum = dot(features, slopeWeights[slope] as Float64Array) - weight * (centre[slope] as number);
    rest -= sum * ((make[slope] as number) + (model.slopes[slope] as number));
  }
  return rest;
}
