/** How a price compares with what the market asks for such a car; `unknown` when too few cars tell. */
export const priceRatings = ['very-good', 'good', 'usual', 'raised', 'high', 'unknown'] as const;
export type PriceRatingLabel = (typeof priceRatings)[number];
