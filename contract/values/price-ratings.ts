/** How a price compares with what the market asks for such a car; `unknown` when too few cars tell. */
export const priceRatings = ['very-good', 'good', 'usual', 'raised', 'high', 'unknown'] as const;
export type PriceRatingLabel = (typeof priceRatings)[number];

/**
 * Whether a price differs from the market's by more than prices of equal cars do. Where "usual" begins and ends is
 * decided once, by the rules that give the labels; within it a difference in euros is noise and is not told.
 */
export function differsFromMarket(label: PriceRatingLabel): boolean {
  return label !== 'usual' && label !== 'unknown';
}

/** How a label is drawn, from 1 as the best to 5; 0 where nothing can be said. */
export const ratingLevels = {
  'very-good': 1,
  good: 2,
  usual: 3,
  raised: 4,
  high: 5,
  unknown: 0,
} as const satisfies Record<PriceRatingLabel, number>;
