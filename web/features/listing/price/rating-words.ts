import type { PriceRating } from '@kardan/contract/calls/listings/price-rating';
import { optionLabels } from '@kardan/contract/labels/reference';
import { differsFromMarket } from '@kardan/contract/values/price-ratings';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import type { MeterFigures } from '@kardan/ui/price/meter-scale.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { CarTexts } from '../car-texts.ts';

export type Estimate = NonNullable<PriceRating['estimate']>;

/** "€ 1.350 unter dem, was 38 vergleichbare Autos erwarten lassen"; within the usual noise without euros. */
export function ratingReason(
  { label, priceEur, sampleSize }: PriceRating,
  estimate: Estimate,
  t: CarTexts,
  locale: Locale,
): string {
  if (!differsFromMarket(label)) return t('rating.reason.usual', { cars: sampleSize });
  const difference = priceEur - estimate.estimateEur;
  return t(`rating.reason.${difference < 0 ? 'below' : 'above'}`, {
    difference: formatPrice(Math.abs(difference), locale),
    cars: sampleSize,
  });
}

export function meterFigures(priceEur: number, estimate: Estimate): MeterFigures {
  const { scaleLowEur, scaleHighEur, bandLowEur, bandHighEur } = estimate;
  return { low: scaleLowEur, high: scaleHighEur, bandLow: bandLowEur, bandHigh: bandHighEur, price: priceEur };
}

/** The whole drawing in one sentence. */
export function meterLabel(rating: PriceRating, estimate: Estimate, t: CarTexts, locale: Locale): string {
  return t('rating.meter', {
    rating: optionLabels[locale].priceRating[rating.label],
    price: formatPrice(rating.priceEur, locale),
    low: formatPrice(estimate.bandLowEur, locale),
    high: formatPrice(estimate.bandHighEur, locale),
  });
}
