import type { PriceRatingLabel } from '@kardan/contract/values/price-ratings';

/** Steps around a price that a dealer thinks in. */
const stepsEur = [-1_500, -1_000, -500, 0, 500, 1_000] as const;

/** Where a price stands among others, the cheapest first; who asks as much as another stands beside it. */
export function rankOf(priceEur: number, others: readonly number[]): number {
  return 1 + others.filter((other) => other < priceEur).length;
}

/** What other prices would change. */
export function priceLadder(
  priceEur: number,
  others: readonly number[],
  labelAt: (priceEur: number) => PriceRatingLabel,
): { priceEur: number; rank: number; label: PriceRatingLabel }[] {
  return stepsEur
    .map((step) => priceEur + step)
    .filter((price) => price > 0)
    .map((price) => ({ priceEur: price, rank: rankOf(price, others), label: labelAt(price) }));
}
