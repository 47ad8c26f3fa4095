import { priceFindingLimits } from '@kardan/contract/values/findings';
import { textFindings } from '../../../listings/checking/text-findings.ts';
import type { Found } from './found.ts';
import type { CarToInspect } from './inspected-car-store.ts';

/**
 * A price far from what cars of the model cost. An estimate from cars of the make and body alone is too rough for that: what makes a
 * sports version dear is not in it.
 */
export function suspiciousPrice({ id, priceEur, estimateEur, sampleSize, groupLevel }: CarToInspect): Found[] {
  const { lowPercent, highPercent, leastComparables } = priceFindingLimits;
  if (estimateEur === null || groupLevel === 'make-body' || (sampleSize ?? 0) < leastComparables) return [];
  const exact = (priceEur / estimateEur) * 100;
  if (exact >= lowPercent && exact <= highPercent) return [];
  // Rounded away from the limit: what is told lies beyond it, too.
  const percent = exact < lowPercent ? Math.floor(exact) : Math.ceil(exact);
  const price = { estimateEur, percent, comparables: sampleSize ?? 0 };
  return [{ kind: 'price', listingId: id, otherListingId: null, facts: String(priceEur), detail: { price } }];
}

/** A rate in the description, without the example that the law wants beside it. */
export function rateInText({ id, description }: CarToInspect): Found[] {
  const words = textFindings(description)
    .filter(({ code }) => code === 'rate-in-text')
    .map(({ found }) => found.slice(0, 200))
    .slice(0, 5);
  if (words.length === 0) return [];
  return [{ kind: 'text', listingId: id, otherListingId: null, facts: words.join(' · '), detail: { words } }];
}
