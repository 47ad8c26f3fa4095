import { stockStates } from '@kardan/contract/values/stock';
import type { PortalListingsQuestion } from '#domain/portal/portal-listings.ts';

/** What the address asks for; what it says wrongly is left out. The router reads a row of digits as a number. */
export function readPortalListingsQuestion({ q, state, dealership }: Record<string, unknown>): PortalListingsQuestion {
  const words = typeof q === 'number' ? String(q) : q;
  const known = stockStates.find((each) => each === state);
  const whose = typeof dealership === 'number' ? String(dealership) : dealership;
  return {
    ...(typeof words === 'string' && words.trim() && { q: words.trim().slice(0, 300) }),
    ...(known && { state: known }),
    ...(typeof whose === 'string' && whose && { dealership: whose }),
  };
}
