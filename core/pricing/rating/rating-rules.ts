import type { PriceGroupLevel } from '@kardan/contract/calls/listings/price-rating';
import type { PriceRatingLabel } from '@kardan/contract/values/price-ratings';

/** What a price is measured by. */
export interface Estimate {
  estimateEur: number;
  bandLowEur: number;
  bandHighEur: number;
}

/**
 * How far below or above the estimate a label begins: by so many parts of the way to the band's end, and in any case by
 * so much. Where prices of equal cars lie far apart, eight percent less is no very good price, and where they hardly
 * differ, two percent are no good one. Of cars with the usual spread a tenth is very good and a fifth good.
 */
export const ratingSteps = { outer: { ofBand: 1, atLeast: 0.08 }, inner: { ofBand: 0.4, atLeast: 0.04 } } as const;

/** How many cars a group needs to be compared with, from narrow to wide. */
export const enoughCars: Record<PriceGroupLevel, number> = { variant: 12, model: 12, 'make-body': 40 };

/** A band whose upper end is more than so many times the lower one says nothing. */
const widestBand = 2.2;

/** Whether the band is narrow enough to say anything. */
export function saysEnough({ bandLowEur, bandHighEur }: Estimate): boolean {
  return bandHighEur <= widestBand * bandLowEur;
}

/** What a buyer is told of a price. */
export function labelOf(priceEur: number, { estimateEur, bandLowEur, bandHighEur }: Estimate): PriceRatingLabel {
  const distance = Math.log(priceEur / estimateEur);
  const below = Math.log(estimateEur / bandLowEur);
  const above = Math.log(bandHighEur / estimateEur);
  const step = (width: number, { ofBand, atLeast }: { ofBand: number; atLeast: number }) =>
    Math.max(width * ofBand, atLeast);
  if (distance <= -step(below, ratingSteps.outer)) return 'very-good';
  if (distance <= -step(below, ratingSteps.inner)) return 'good';
  if (distance >= step(above, ratingSteps.outer)) return 'high';
  if (distance >= step(above, ratingSteps.inner)) return 'raised';
  return 'usual';
}

/** Estimates are no more exact than this, and written so. */
export function roundEstimate(eur: number): number {
  const step = eur < 10_000 ? 10 : eur < 50_000 ? 50 : 100;
  return Math.max(step, Math.round(eur / step) * step);
}
