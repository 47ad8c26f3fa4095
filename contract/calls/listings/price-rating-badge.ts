import { z } from 'zod';
import { priceRatings } from '../../values/price-ratings.ts';

/** As much of a rating as a card shows. */
export const priceRatingBadge = z.object({
  label: z.enum(priceRatings),
  estimateEur: z
    .number()
    .int()
    .nullable()
    .describe('What the market asks for such a car; null when too few cars tell.'),
});
export type PriceRatingBadge = z.output<typeof priceRatingBadge>;
