import type { ListingDetail } from '@kardan/contract/calls/listings/listings';

/**
 * What happened when a price of the history began. Only what the law calls a reduction is one: a price that fell and had been
 * as low within thirty days has changed, and one that NoVA was put into or taken out of says that instead.
 */
export function priceStep(
  history: ListingDetail['priceHistory'],
  index: number,
): 'published' | 'withNova' | 'withoutNova' | 'lowered' | 'raised' | 'changed' {
  const [before, now] = [history[index - 1], history[index]];
  if (!before || !now) return 'published';
  if (now.novaIncluded !== before.novaIncluded) return now.novaIncluded ? 'withNova' : 'withoutNova';
  if (now.reducedFromEur !== null) return 'lowered';
  return now.priceEur > before.priceEur ? 'raised' : 'changed';
}
