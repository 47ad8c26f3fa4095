/** A net price goes along with the gross one, in the same proportion. */
export function netPriceAlong(
  { priceEur, netPriceEur }: { priceEur: number | null; netPriceEur: number | null },
  newPriceEur: number,
): number | null {
  if (netPriceEur === null || priceEur === null) return netPriceEur;
  return Math.max(1, Math.min(newPriceEur, Math.round((netPriceEur * newPriceEur) / priceEur)));
}
