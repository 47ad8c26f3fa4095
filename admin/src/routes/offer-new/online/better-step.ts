import type { PriceAdvice } from '@kardan/contract/calls/stock/own-listing';
import { ratingLevels } from '@kardan/contract/values/price-ratings';

/** The smallest cut of the ladder that gives the price a better rating. */
export function betterStep({ priceEur, rating, ladder }: Pick<PriceAdvice, 'priceEur' | 'rating' | 'ladder'>) {
  const now = ratingLevels[rating.label];
  const better = ladder.filter((step) => {
    const level = ratingLevels[step.label];
    return step.priceEur < priceEur && level > 0 && level < now;
  });
  return better.reduce<(typeof better)[number] | undefined>(
    (best, step) => (best && best.priceEur >= step.priceEur ? best : step),
    undefined,
  );
}
