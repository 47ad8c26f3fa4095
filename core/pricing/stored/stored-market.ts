import { featureCount, slopeCount } from '../fit/features.ts';
import type { MarketFit } from '../fit/fit-market.ts';
import type { PartFit } from '../fit/fit-part.ts';
import type { GroupSums } from '../fit/market-sums.ts';
import type { Band, Spread } from '../fit/spread.ts';
import { type Market, makeBodyNumber, variantNumber } from '../market/market-rules.ts';
import type { PricedCar } from '../market/priced-car.ts';
import type { KnownMarket } from '../rating/estimate-price.ts';

/** What holds for a market as a whole, as it is stored. */
export interface StoredParameters {
  parts: {
    coefficients: number[];
    centre: number[];
    level: number;
    power: number;
    bodies: number[];
    fuels: number[];
  }[];
  spread: { usual: number; ages: number[]; bands: Band[] };
}

/** A row of price_group. What `fit` holds depends on the kind that its key names. */
export interface StoredGroup {
  key: string;
  cars: number;
  fit: number[];
  usual: number[];
}

/** Five digits: an estimate changes by less than a hundred-thousandth. */
const rounded = (value: number) => Number(value.toPrecision(6));

export function parametersOf({ parts, spread: { usual, ages, bands } }: MarketFit): StoredParameters {
  return {
    parts: parts.map(({ coefficients, centre, expectation: { level, power, bodies, fuels } }) => ({
      coefficients: Array.from(coefficients, rounded),
      centre: Array.from(centre, rounded),
      level,
      power,
      bodies: Array.from(bodies, rounded),
      fuels: Array.from(fuels, rounded),
    })),
    spread: { usual, ages, bands },
  };
}

const noSlopes = new Float64Array(slopeCount);

/** Every group of a fitted market as a row. */
export function* groupsOf(market: Market, { parts, spread, sums }: MarketFit): Generator<StoredGroup> {
  const makes = new Map<number, number>();
  for (const { makeId, cars } of sums.models.values()) makes.set(makeId, (makes.get(makeId) ?? 0) + cars);
  const row = (kind: string, id: number, group: { cars: number }, fit: number[], usual: number[]): StoredGroup => {
    return { key: keyOf(market, kind, id), cars: group.cars, fit: fit.map(rounded), usual };
  };
  for (const [id, cars] of makes) {
    const fit = parts.flatMap((part) => [part.expectation.makes.get(id) ?? 0, ...(part.makes.get(id) ?? noSlopes)]);
    yield row('make', id, { cars }, fit, []);
  }
  for (const [id, group] of sums.models) {
    const fit = parts.flatMap(({ models }) => {
      const model = models.get(id);
      return [model?.cars ?? 0, model?.level ?? 0, ...(model?.slopes ?? noSlopes)];
    });
    yield row('model', id, group, [...fit, spread.models.get(id) ?? spread.usual], usualOf(group));
  }
  for (const [id, group] of sums.variants) {
    const fit = parts.flatMap(({ variants }) => [variants.get(id)?.cars ?? 0, variants.get(id)?.level ?? 0]);
    yield row('variant', id, group, fit, usualOf(group));
  }
  for (const [id, group] of sums.makeBodies) {
    const fit = parts.map(({ makeBodies }) => makeBodies.get(id)?.cars ?? 0);
    yield row('make-body', id, group, fit, usualOf(group));
  }
}

function usualOf({ features, weight }: GroupSums): number[] {
  return Array.from(features, (sum) => Number((sum / weight).toPrecision(5)));
}

function keyOf(market: Market, kind: string, id: number): string {
  return `${market}/${kind}/${id}`;
}

/** The groups that rating such a car needs. */
export function groupKeysOf(market: Market, car: PricedCar): string[] {
  return [
    keyOf(market, 'make', car.makeId),
    keyOf(market, 'model', car.modelId),
    keyOf(market, 'variant', variantNumber(car)),
    keyOf(market, 'make-body', makeBodyNumber(car)),
  ];
}

/** The market as far as these groups tell of it: enough to rate the cars whose keys they were loaded by. */
export function knownMarket(
  market: Market,
  { parts, spread }: StoredParameters,
  groups: ReadonlyMap<string, StoredGroup>,
): KnownMarket {
  const models: Spread['models'] = new Map();
  const fits = parts.map(
    ({ coefficients, centre, level, power, bodies, fuels }): PartFit => ({
      coefficients: Float64Array.from(coefficients),
      centre: Float64Array.from(centre),
      expectation: {
        level,
        power,
        bodies: Float64Array.from(bodies),
        fuels: Float64Array.from(fuels),
        makes: new Map(),
      },
      makes: new Map(),
      models: new Map(),
      variants: new Map(),
      makeBodies: new Map(),
    }),
  );
  for (const { key, fit } of groups.values()) {
    const [ofMarket, kind, number] = key.split('/');
    if (ofMarket !== market) continue;
    const id = Number(number);
    for (const [fold, part] of fits.entries()) readGroup(part, kind as string, id, fit, fold);
    if (kind === 'model') models.set(id, fit.at(-1) as number);
  }
  return {
    parts: fits,
    spread: { ...spread, models },
    usual(level, car) {
      const id = { variant: variantNumber(car), model: car.modelId, 'make-body': makeBodyNumber(car) }[level];
      const group = groups.get(keyOf(market, level, id));
      return group?.usual.length === featureCount ? Float64Array.from(group.usual) : undefined;
    },
  };
}

function readGroup(part: PartFit, kind: string, id: number, fit: readonly number[], fold: number): void {
  const numbers = (count: number) => fit.slice(fold * count, (fold + 1) * count);
  if (kind === 'make') {
    const [level = 0, ...slopes] = numbers(1 + slopeCount);
    part.expectation.makes.set(id, level);
    part.makes.set(id, Float64Array.from(slopes));
  } else if (kind === 'model') {
    const [cars = 0, level = 0, ...slopes] = numbers(2 + slopeCount);
    if (cars > 0) part.models.set(id, { cars, level, slopes: Float64Array.from(slopes) });
  } else if (kind === 'variant') {
    const [cars = 0, level = 0] = numbers(2);
    if (cars > 0) part.variants.set(id, { cars, level });
  } else {
    part.makeBodies.set(id, { cars: fit[fold] ?? 0 });
  }
}
