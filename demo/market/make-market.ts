import { readTable } from './read-table.ts';

/**
 * How often a make stands at Austrian dealers. Weights compare makes within one column only: cars from before 2019 by
 * share of the stock, later ones by the year's new registrations. The ten largest makes of the stock and the makes that
 * the registrations name are Austrian figures; smaller makes, and all weights of old-timers, are our estimates.
 */
export interface MakeMarket {
  readonly slug: string;
  readonly weightOldTimer: number;
  readonly weightBefore2019: number;
  /** One weight for each registration year from 2019 to 2026. */
  readonly weightsSince2019: readonly number[];
  /** Stands in for a model without its own reference price; by kind of make where no model of it has one. */
  readonly referencePriceEur: number;
  readonly referencePowerKw: number;
  /**
   * Quarter, half and three quarters of the make's new cars cost less; empty when it sells none. For 35 makes Polish
   * offers of 2024 raised by 5 %, for the others, with Volkswagen, Audi, Mercedes-Benz, Ford and Opel, estimates.
   */
  readonly newPricesEur: readonly number[];
}

const firstYear = 2019;
const years = 8;

export const makeMarkets: readonly MakeMarket[] = readTable('./make-market.csv').map(([slug = '', ...cells]) => {
  const numbers = cells.map(Number);
  return {
    slug,
    weightOldTimer: numbers[0] ?? 0,
    weightBefore2019: numbers[1] ?? 0,
    weightsSince2019: numbers.slice(2, 2 + years),
    referencePriceEur: numbers[2 + years] ?? 0,
    referencePowerKw: numbers[3 + years] ?? 0,
    newPricesEur: cells
      .slice(4 + years)
      .filter((cell) => cell !== '')
      .map(Number),
  };
});

/** The weight of a make among cars first registered in a year; old-timers have their own. */
export function makeWeight(market: MakeMarket, registrationYear: number): number {
  if (registrationYear < firstYear) return market.weightBefore2019;
  return market.weightsSince2019[Math.min(registrationYear - firstYear, years - 1)] ?? 0;
}
