import type { WebhookEvent } from '@kardan/contract/values/webhooks';
import { offerStates } from './offer-rules.ts';
import type { FieldChange } from './revision-store.ts';

export type ListingNews =
  | { type: Extract<WebhookEvent, 'listing.published' | 'listing.sold' | 'listing.withdrawn'> }
  | { type: 'listing.price-changed'; previousPriceEur: number };

/** What of a change a dealer's own system may want to be told of: a car that comes, goes or has another price. */
export function newsOf(changes: readonly FieldChange[]): ListingNews[] {
  const state = changes.find(({ field }) => field === 'state');
  const moved = state ? newsOfState(state) : [];
  const price = changes.find(({ field }) => field === 'priceEur');
  const isRepriced = typeof price?.before === 'number' && !moved.some(({ type }) => type === 'listing.published');
  return isRepriced ? [{ type: 'listing.price-changed', previousPriceEur: price.before as number }, ...moved] : moved;
}

function newsOfState({ before, after }: FieldChange): ListingNews[] {
  if (after === 'sold') return [{ type: 'listing.sold' }];
  if (isOffered(before) === isOffered(after)) return [];
  return [{ type: isOffered(after) ? 'listing.published' : 'listing.withdrawn' }];
}

function isOffered(state: unknown): boolean {
  return offerStates.some((offered) => offered === state);
}
