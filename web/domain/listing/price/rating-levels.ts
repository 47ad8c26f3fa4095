import type { PriceRatingLabel } from '@kardan/contract/values/price-ratings';
import type { RatingLevel } from './price-rating.tsx';

/** How a label is drawn. */
export const ratingLevels: Record<PriceRatingLabel, RatingLevel> = {
  'very-good': 1,
  good: 2,
  usual: 3,
  raised: 4,
  high: 5,
  unknown: 0,
};
