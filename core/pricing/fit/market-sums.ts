import { makeBodyNumber, variantNumber } from '../market/market-rules.ts';
import type { PricedCar } from '../market/priced-car.ts';
import { type Features, featureCount as size, slopeCount, slopeWeights } from './features.ts';

/** Sums over the cars of one group: all that a straight-line fit needs of them. */
export class GroupSums {
  cars = 0;
  weight = 0;
  price = 0;
  readonly features = new Float64Array(size);

  add(other: GroupSums, sign: 1 | -1 = 1): void {
    this.cars += sign * other.cars;
    this.weight += sign * other.weight;
    this.price += sign * other.price;
    addTo(this.features, other.features, sign);
  }
}

/** Of a model also how its slopes go with everything else. */
export class ModelSums extends GroupSums {
  /** Row by row: each slope times each feature. */
  readonly slopesTimesFeatures = new Float64Array(slopeCount * size);
  readonly slopesTimesPrice = new Float64Array(slopeCount);

  readonly makeId: number;

  constructor(makeId: number) {
    super();
    this.makeId = makeId;
  }

  override add(other: ModelSums, sign: 1 | -1 = 1): void {
    super.add(other, sign);
    addTo(this.slopesTimesFeatures, other.slopesTimesFeatures, sign);
    addTo(this.slopesTimesPrice, other.slopesTimesPrice, sign);
  }
}

/** Sums over the cars of a market or a part of it. */
export class MarketSums {
  cars = 0;
  weight = 0;
  /** Lower triangle of features times features. */
  readonly products = new Float64Array(size * size);
  readonly featuresTimesPrice = new Float64Array(size);
  readonly models = new Map<number, ModelSums>();
  /** By variantNumber and makeBodyNumber. */
  readonly variants = new Map<number, GroupSums>();
  readonly makeBodies = new Map<number, GroupSums>();
  readonly #slopes = new Float64Array(slopeCount);

  addCar(features: Features, car: PricedCar, logPrice: number, weight: number): void {
    this.cars += 1;
    this.weight += weight;
    const model = getOrMake(this.models, car.modelId, () => new ModelSums(car.makeId));
    const variant = getOrMake(this.variants, variantNumber(car), () => new GroupSums());
    const makeBody = getOrMake(this.makeBodies, makeBodyNumber(car), () => new GroupSums());
    const groups = [model, variant, makeBody];
    for (const group of groups) {
      group.cars += 1;
      group.weight += weight;
      group.price += weight * logPrice;
    }
    slopesOf(features, this.#slopes);
    for (let slope = 0; slope < slopeCount; slope++) {
      model.slopesTimesPrice[slope] =
        (model.slopesTimesPrice[slope] as number) + weight * (this.#slopes[slope] as number) * logPrice;
    }
    this.#addProducts(features, model, groups, logPrice, weight);
  }

  #addProducts(
    features: Features,
    model: ModelSums,
    groups: readonly GroupSums[],
    logPrice: number,
    weight: number,
  ): void {
    const { at, value, length } = features;
    const { products } = this;
    for (let i = 0; i < length; i++) {
      const one = at[i] as number;
      const weighted = weight * (value[i] as number);
      this.featuresTimesPrice[one] = (this.featuresTimesPrice[one] as number) + weighted * logPrice;
      for (const group of groups) group.features[one] = (group.features[one] as number) + weighted;
      for (let slope = 0; slope < slopeCount; slope++) {
        model.slopesTimesFeatures[slope * size + one] =
          (model.slopesTimesFeatures[slope * size + one] as number) + weighted * (this.#slopes[slope] as number);
      }
      // Features are listed in ascending order, so that this is the lower triangle.
      const row = one * size;
      for (let j = 0; j <= i; j++)
        products[row + (at[j] as number)] =
          (products[row + (at[j] as number)] as number) + weighted * (value[j] as number);
    }
  }

  add(other: MarketSums, sign: 1 | -1 = 1): void {
    this.cars += sign * other.cars;
    this.weight += sign * other.weight;
    addTo(this.products, other.products, sign);
    addTo(this.featuresTimesPrice, other.featuresTimesPrice, sign);
    for (const [id, sums] of other.models) getOrMake(this.models, id, () => new ModelSums(sums.makeId)).add(sums, sign);
    for (const kind of ['variants', 'makeBodies'] as const) {
      for (const [id, sums] of other[kind]) getOrMake(this[kind], id, () => new GroupSums()).add(sums, sign);
    }
  }
}

/** The car's slopes: each a weighted sum of its features. */
export function slopesOf({ at, value, length }: Features, into: Float64Array): void {
  for (let slope = 0; slope < slopeCount; slope++) {
    const weights = slopeWeights[slope] as Float64Array;
    let sum = 0;
    for (let i = 0; i < length; i++) sum += (value[i] as number) * (weights[at[i] as number] as number);
    into[slope] = sum;
  }
}

function addTo(into: Float64Array, from: Float64Array, sign: 1 | -1): void {
  for (let index = 0; index < into.length; index++)
    into[index] = (into[index] as number) + sign * (from[index] as number);
}

function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
