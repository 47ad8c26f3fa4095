import { foldCount, foldOf, logPrice } from '../market/market-rules.ts';
import type { MarketTable } from '../market/market-table.ts';
import type { PricedCar } from '../market/priced-car.ts';
import { type Expectations, firstExpectations } from './expectations.ts';
import { Features } from './features.ts';
import { fitExpectations, fitPart, type PartFit } from './fit-part.ts';
import { MarketSums } from './market-sums.ts';
import { predict } from './predict.ts';
import { ageFactorOf, fitSpread, Rests, type Spread } from './spread.ts';

/** What prices depend on in a market, ten times: each time learned without one tenth of the cars. */
export interface MarketFit {
  parts: PartFit[];
  spread: Spread;
  /** Over all cars, for what is usual in a group. */
  sums: MarketSums;
}

/** Enough for the expectations to settle: more change no estimate by a thousandth. */
const expectationRounds = 10;
/** A price further off than this many standard deviations counts less the further it is (Huber). */
const trustedUpTo = 2;
/** However well the prices of an age agree, its cars count at most so many times as much as usual ones. */
const maxWeight = 8;

/**
 * Learns a market in two rounds. The first takes every price at its word; the second weighs each by how far the first was
 * off, so that a slipped digit or an undeclared wreck hardly counts, and ages whose prices agree count for more.
 */
export function fitMarket(table: MarketTable): MarketFit {
  const first = fitWeighted(table, () => 1, firstExpectations());
  const distances = restsOf(table, first.parts);
  const spread = fitSpread(distances);
  const expected = { ...first.expectations, noise: spread.usual ** 2 };
  const weightOfCar = (row: number, car: PricedCar) => weightOf(distances.rest[row] as number, car, spread);
  const second = fitWeighted(table, weightOfCar, expected);
  return { parts: second.parts, spread: fitSpread(restsOf(table, second.parts)), sums: second.sums };
}

/** By the usual spread and not the model's own, which knows the prices of the very cars that are estimated with it. */
function weightOf(rest: number, car: PricedCar, spread: Spread): number {
  const factor = ageFactorOf(spread, car);
  const agreement = Math.min(maxWeight, 1 / factor ** 2);
  const distance = Math.abs(rest) / (spread.usual * factor);
  return distance <= trustedUpTo ? agreement : (agreement * trustedUpTo) / distance;
}

function fitWeighted(
  table: MarketTable,
  weightOfCar: (row: number, car: PricedCar) => number,
  expectations: Expectations,
): { parts: PartFit[]; sums: MarketSums; expectations: Expectations } {
  const folds = Array.from({ length: foldCount }, () => new MarketSums());
  const features = new Features();
  let row = 0;
  for (const car of table.cars()) {
    features.read(car);
    folds[foldOf(car.id)]?.addCar(features, car, logPrice(car), weightOfCar(row, car));
    row += 1;
  }
  const sums = new MarketSums();
  for (const fold of folds) sums.add(fold);
  const settled = fitExpectations(sums, expectations, expectationRounds);
  const parts = folds.map((fold) => {
    const others = new MarketSums();
    others.add(sums);
    others.add(fold, -1);
    return fitPart(others, settled);
  });
  return { parts, sums, expectations: settled };
}

/** How far each car is from what the others let expect. */
function restsOf(table: MarketTable, parts: readonly PartFit[]): Rests {
  const features = new Features();
  const rests = new Rests(table.length);
  for (const car of table.cars()) {
    features.read(car);
    const part = parts[foldOf(car.id)] as PartFit;
    rests.add(car, logPrice(car) - predict(part, features, car), part.models.get(car.modelId)?.cars ?? 0);
  }
  return rests;
}
