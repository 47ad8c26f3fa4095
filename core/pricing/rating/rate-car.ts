import type { PriceGroupLevel, PricePart, UsualCar } from '@kardan/contract/calls/listings/price-rating';
import type { PriceRatingLabel } from '@kardan/contract/values/price-ratings';
import type { PartFit } from '../fit/fit-part.ts';
import { makeBodyNumber, variantNumber } from '../market/market-rules.ts';
import type { OfferedCar, PricedCar } from '../market/priced-car.ts';
import { estimatePrice, type KnownMarket, partFor } from './estimate-price.ts';
import { explainPrice } from './explain-price.ts';
import { enoughCars, labelOf, roundEstimate, saysEnough } from './rating-rules.ts';

/** A price with its label and, unless too few cars tell, what the label rests on. */
export interface Rating {
  label: PriceRatingLabel;
  sampleSize: number;
  estimate: RatedEstimate | null;
}

export interface RatedEstimate {
  estimateEur: number;
  bandLowEur: number;
  bandHighEur: number;
  scaleLowEur: number;
  scaleHighEur: number;
  level: PriceGroupLevel;
  /** Made only when asked for: most ratings of a night change nothing. */
  explain(): { usualCar: UsualCar; parts: PricePart[] };
}

const levels = ['variant', 'model', 'make-body'] as const satisfies PriceGroupLevel[];

/** Rates a car by the part of the market that it is not in; its own price decides the label and nothing else. */
export function rateCar(market: KnownMarket | undefined, car: OfferedCar): Rating {
  if (!market) return { label: 'unknown', sampleSize: 0, estimate: null };
  const part = partFor(market, car);
  const level = levels.find((candidate) => carsIn(part, candidate, car) >= enoughCars[candidate]);
  const sampleSize = carsIn(part, level ?? 'model', car);
  const usual = level && market.usual(level, car);
  if (!level || !usual) return { label: 'unknown', sampleSize, estimate: null };
  const { middle, low, high, lowest, highest } = estimatePrice(market, car);
  const euros = (logarithm: number) => roundEstimate(Math.exp(logarithm));
  const figures = {
    estimateEur: euros(middle),
    bandLowEur: euros(low),
    bandHighEur: euros(high),
    scaleLowEur: euros(lowest),
    scaleHighEur: euros(highest),
  };
  if (!saysEnough(figures)) return { label: 'unknown', sampleSize, estimate: null };
  const explain = () => explainPrice(part, level, usual, car, middle);
  return { label: labelOf(car.priceEur, figures), sampleSize, estimate: { ...figures, level, explain } };
}

function carsIn(part: PartFit, level: PriceGroupLevel, car: PricedCar): number {
  switch (level) {
    case 'variant':
      return part.variants.get(variantNumber(car))?.cars ?? 0;
    case 'model':
      return part.models.get(car.modelId)?.cars ?? 0;
    case 'make-body':
      return part.makeBodies.get(makeBodyNumber(car))?.cars ?? 0;
  }
}
