import type { PriceGroupLevel } from '@kardan/contract/calls/listings/price-rating';
import { Features } from '../fit/features.ts';
import type { PartFit } from '../fit/fit-part.ts';
import { predict } from '../fit/predict.ts';
import { bandOf, type Spread, spreadOf } from '../fit/spread.ts';
import { foldOf, logBase } from '../market/market-rules.ts';
import type { PricedCar } from '../market/priced-car.ts';

/** What is known of a market, as far as the cars to be rated need it. */
export interface KnownMarket {
  parts: readonly PartFit[];
  spread: Spread;
  /** The average features of a group's cars. */
  usual(level: PriceGroupLevel, car: PricedCar): Float64Array | undefined;
}

/** Prices as logarithms: the one to expect, and those that hold four fifths and nearly all of such cars between them. */
export interface PriceEstimate {
  middle: number;
  low: number;
  high: number;
  lowest: number;
  highest: number;
}

const features = new Features();

/** The part of the market that a car is rated by: the one that it is not in. */
export function partFor(market: Pick<KnownMarket, 'parts'>, { id }: { id: number }): PartFit {
  const part = market.parts[foldOf(id)];
  if (!part) throw new Error('a fitted market has all its parts');
  return part;
}

/** What the market asks for such a car, from cars that are not it. */
export function estimatePrice(
  market: Pick<KnownMarket, 'parts' | 'spread'>,
  car: PricedCar & { id: number },
): PriceEstimate {
  const part = partFor(market, car);
  features.read(car);
  const middle = predict(part, features, car) + logBase(car);
  const spread = spreadOf(market.spread, car);
  const band = bandOf(market.spread, part.models.get(car.modelId)?.cars ?? 0);
  // However the distances lay, the estimate is within its own band and the band within the whole.
  const low = Math.min(0, band.low) * spread;
  const high = Math.max(0, band.high) * spread;
  return {
    middle,
    low: middle + low,
    high: middle + high,
    lowest: middle + Math.min(low, band.lowest * spread),
    highest: middle + Math.max(high, band.highest * spread),
  };
}
