import type { Figures } from '../search/summary/summary-question.ts';

/** The figures that a price spread is read from. */
export const priceFigures = ['lowestPriceEur', 'medianPriceEur', 'highestPriceEur'] as const;

/** Lowest, middle and highest price of the cars with NoVA; null without any. */
export function priceSpread(figures: Figures): { minEur: number; medianEur: number; maxEur: number } | null {
  const { lowestPriceEur: minEur, medianPriceEur: medianEur, highestPriceEur: maxEur } = figures;
  return minEur === null || medianEur === null || maxEur === null ? null : { minEur, medianEur, maxEur };
}
