import {
  type PriceGroupLevel,
  type PricePart,
  pricePartKinds,
  type UsualCar,
} from '@kardan/contract/calls/listings/price-rating';
import { equipmentKeys } from '@kardan/contract/values/equipment';
import {
  asOneCar,
  Features,
  featureAt,
  featureCount,
  partAtSameAge,
  partOfFeature,
  slopeCount,
  slopeWeights,
  usualFigures,
} from '../fit/features.ts';
import { dot } from '../fit/fit-makes.ts';
import { expectedLevel, profileOfMean } from '../fit/fit-model-levels.ts';
import type { PartFit } from '../fit/fit-part.ts';
import { logBase, variantNumber } from '../market/market-rules.ts';
import type { PricedCar } from '../market/priced-car.ts';
import { roundEstimate } from './rating-rules.ts';

/** Items that a buyer is told of, and what is too little to tell. */
const maxItems = 6;
const leastItemEur = 30;
const leastPartEur = 20;

/**
 * Of the way in which prices are explained, noted with each explanation: raised with every change of it, so that the next
 * rating of the market writes all of them anew.
 */
export const explanationVersion = 2;

const features = new Features();

/**
 * Where an estimate comes from: the group's average car, and what this car differs in from it, in euros that add up to the
 * estimate. `mean` are the group's average features, `middle` is the logarithm of the estimate. A difference's share of
 * the euros is its share of the logarithms, so that none depends on the order in which they are counted.
 */
export function explainPrice(
  part: PartFit,
  level: PriceGroupLevel,
  mean: Float64Array,
  car: PricedCar,
  middle: number,
): { usualCar: UsualCar; parts: PricePart[] } {
  const figures = usualFigures(mean);
  const own = features.vectorOf(car);
  const alike = features.vectorOf({ ...car, ...figures });
  const usual = asOneCar(mean, alike, figures);
  const worth = worthOfFeatures(part, level, car);
  const usualMiddle = dot(worth, usual) + levelOfUsual(part, level, usual, car) + logBase(car);
  const eurPerLog = logarithmicMean(Math.exp(middle), Math.exp(usualMiddle));
  const eur = new Map<PricePart['kind'], number>(pricePartKinds.map((kind) => [kind, 0]));
  const add = (kind: PricePart['kind'], logarithm: number) =>
    eur.set(kind, (eur.get(kind) as number) + logarithm * eurPerLog);
  for (let at = 0; at < featureCount; at++) {
    const worthOfOne = worth[at] as number;
    add(partOfFeature[at] ?? 'rest', ((own[at] as number) - (alike[at] as number)) * worthOfOne);
    add(partAtSameAge(at), ((alike[at] as number) - (usual[at] as number)) * worthOfOne);
  }
  const more = {
    months: car.ageMonths - figures.ageMonths,
    km: roundKm(car.mileageKm - figures.mileageKm),
    kw: car.powerKw - figures.powerKw,
  };
  if (!falls(more.months, eur.get('age') as number)) eur.set('age', 0);
  if (!falls(more.km, eur.get('mileage') as number)) eur.set('mileage', 0);
  const usualEur = roundEstimate(Math.exp(usualMiddle));
  const amounts = wholeAmounts(eur, roundEstimate(Math.exp(middle)) - usualEur);
  const items = itemsOf(own, usual, worth, eurPerLog);
  const parts = amounts.map(([kind, amount]): PricePart => {
    if (kind === 'age') return { kind, eur: amount, months: more.months };
    if (kind === 'mileage') return { kind, eur: amount, km: more.km };
    if (kind === 'power') return { kind, eur: amount, kw: more.kw };
    return kind === 'equipment' ? { kind, eur: amount, items } : { kind, eur: amount };
  });
  return { usualCar: { priceEur: usualEur, ...figures }, parts };
}

/**
 * Whether the price falls with what there is more of. What the market pays for a year is learned year by year, and with
 * few cars of an age chance can turn it round: a buyer is not told that older is dearer, it counts among the rest.
 */
function falls(more: number, eur: number): boolean {
  return more * eur < 0;
}

/** What a unit of each feature is worth for this make and model. */
function worthOfFeatures(part: PartFit, level: PriceGroupLevel, { makeId, modelId }: PricedCar): Float64Array {
  const make = part.makes.get(makeId);
  const model = level === 'make-body' ? undefined : part.models.get(modelId)?.slopes;
  const worth = Float64Array.from(part.coefficients);
  for (let slope = 0; slope < slopeCount; slope++) {
    const own = (make?.[slope] ?? 0) + (model?.[slope] ?? 0);
    const weights = slopeWeights[slope] as Float64Array;
    for (let at = 0; at < featureCount; at++) worth[at] = (worth[at] as number) + own * (weights[at] as number);
  }
  return worth;
}

function levelOfUsual(part: PartFit, level: PriceGroupLevel, usual: Float64Array, car: PricedCar): number {
  const make = part.makes.get(car.makeId);
  const model = level === 'make-body' ? undefined : part.models.get(car.modelId);
  let sum = model?.level ?? expectedLevel(part.expectation, profileOfMean(car.makeId, usual));
  for (let slope = 0; slope < slopeCount; slope++) {
    sum -= (part.centre[slope] as number) * ((make?.[slope] ?? 0) + (model?.slopes[slope] ?? 0));
  }
  return level === 'variant' ? sum + (part.variants.get(variantNumber(car))?.level ?? 0) : sum;
}

/** Amounts in tens of euros that add up to the sum; what is too little to tell goes to the rest. */
function wholeAmounts(eur: ReadonlyMap<PricePart['kind'], number>, sum: number): [PricePart['kind'], number][] {
  const told = [...eur].flatMap(([kind, amount]): [PricePart['kind'], number][] => {
    const rounded = Math.round(amount / 10) * 10;
    return kind !== 'rest' && Math.abs(rounded) >= leastPartEur ? [[kind, rounded]] : [];
  });
  const missing = sum - told.reduce((total, [, amount]) => total + amount, 0);
  const largest = told.reduce<[PricePart['kind'], number] | undefined>(
    (most, entry) => (most && Math.abs(most[1]) >= Math.abs(entry[1]) ? most : entry),
    undefined,
  );
  if (missing === 0) return told;
  // Roundings are nobody's business: they vanish in the largest amount, unless they would turn it round.
  const size = Math.abs(largest?.[1] ?? 0);
  if (largest && Math.abs(missing) < Math.min(size, Math.max(2 * leastPartEur, size / 20))) largest[1] += missing;
  else told.push(['rest', missing]);
  return told;
}

function itemsOf(
  own: Float64Array,
  usual: Float64Array,
  worth: Float64Array,
  eurPerLog: number,
): NonNullable<PricePart['items']> {
  const items: NonNullable<PricePart['items']> = [];
  for (const [item, key] of equipmentKeys.entries()) {
    const at = featureAt.equipment + item;
    const has = own[at] as number;
    const share = usual[at] as number;
    const eur = Math.round(((has - share) * (worth[at] as number) * eurPerLog) / 10) * 10;
    if (Math.abs(eur) < leastItemEur) continue;
    items.push({ key, has: has > 0.5, eur, sharePercent: Math.round(100 * share) });
  }
  return items.sort((one, other) => Math.abs(other.eur) - Math.abs(one.eur)).slice(0, maxItems);
}

/** What a step of the logarithm is worth in euros between two prices, whichever way one goes. */
function logarithmicMean(one: number, other: number): number {
  return Math.abs(one - other) < 1e-9 * one ? one : (one - other) / Math.log(one / other);
}

function roundKm(km: number): number {
  return Math.round(km / 100) * 100;
}
