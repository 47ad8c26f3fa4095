import { fitMarket } from '@kardan/core/pricing/fit/fit-market';
import type { Market } from '@kardan/core/pricing/market/market-rules';
import type { MarketCar } from '@kardan/core/pricing/market/market-table';
import { estimatePrice, partFor } from '@kardan/core/pricing/rating/estimate-price';
import type { SplitMarket } from './demo-market.ts';

/** How well held-out cars were estimated, beside how well anybody could. */
export interface Accuracy {
  segment: string;
  cars: number;
  /** Median of the distances between price and estimate, as logarithms: about parts of the price. */
  medianError: number;
  /** Distance of the asking price from the price before noise and rounding: nobody who sees only the listing can be nearer. */
  bestError: number;
  ratio: number;
  /** Part of the prices within the band that promises four fifths. */
  inBand: number;
}

/** Estimates held-out demo cars from the others alone; first all of them, then by category, age, fuel, body and number. */
export function evaluateRatings(markets: Record<Market, SplitMarket>): Accuracy[] {
  const segments = new Map<string, { errors: number[]; best: number[]; inBand: number }>();
  for (const { known, heldOut, truths } of Object.values(markets)) {
    const fit = fitMarket(known);
    let row = 0;
    for (const car of heldOut.cars()) {
      const price = Math.log(car.priceEur);
      const { middle, low, high } = estimatePrice(fit, car);
      for (const name of segmentsOf(car, partFor(fit, car).models.get(car.modelId)?.cars ?? 0)) {
        const segment = segments.get(name) ?? { errors: [], best: [], inBand: 0 };
        segments.set(name, segment);
        segment.errors.push(Math.abs(price - middle));
        segment.best.push(Math.abs(price - (truths[row] as number)));
        segment.inBand += Number(price >= low && price <= high);
      }
      row += 1;
    }
  }
  return [...segments].map(([segment, { errors, best, inBand }]) => {
    const [medianError, bestError] = [median(errors), median(best)];
    const cars = errors.length;
    return { segment, cars, medianError, bestError, ratio: medianError / bestError, inBand: inBand / cars };
  });
}

const ageSteps = [3, 8, 15];
const carSteps = [3, 12, 50, 200, 1_000];

function segmentsOf({ category, ageMonths, fuel, body }: MarketCar, carsOfModel: number): string[] {
  const older = ageSteps.findLast((years) => ageMonths >= 12 * years) ?? 0;
  const more = carSteps.findLast((cars) => carsOfModel >= cars) ?? 0;
  return [
    'all',
    `category: ${category}`,
    ...(category === 'new' ? [] : [`age: from ${older} years`]),
    `fuel: ${fuel}`,
    `body: ${body}`,
    `known cars of the model: from ${more}`,
  ];
}

function median(values: number[]): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
